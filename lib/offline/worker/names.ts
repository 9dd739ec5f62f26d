/** Our file paths in documents, styles and scripts whose content never changes. */
const NAMED = [
  /\/_next\/static\/[\w./~%@()[\]-]+/g,
  /\/(?:icons?\.svg|favicon\.ico|apple-touch-icon\.png)(?:\?[\w=.-]+)?/g,
  /\/cover\/[\w.,%-]+\/[\w-]+/g,
  /\/map\/\w+\/\d+\/\d+\/\d+\.pbf\.gz/g,
];
/** How a script names its lazy chunks. */
const LATE = /static\/(?:chunks|media)\/[\w.~%@()-]+/g;
/** How a stylesheet names its fonts: relative to its own path. */
const BESIDE = /url\(["']?(\.\.?\/[^"')]+)/g;

/** False for a folder path, which a script completes with a file name at run time. */
const isFile = (name: string) => name.lastIndexOf('.') > name.lastIndexOf('/');

/** Returns the paths of our files that a text names; `from` is the text's own path. */
export function namesIn(text: string, from: string): string[] {
  const found = new Set(NAMED.flatMap((pattern) => text.match(pattern) ?? []));
  for (const late of text.match(LATE) ?? []) found.add(`/_next/${late}`);
  for (const [, beside = ''] of text.matchAll(BESIDE)) {
    const { pathname, search } = new URL(beside, `http://here${from}`);
    found.add(pathname + search);
  }
  found.delete(from);
  return [...found].filter((name) => !name.startsWith('/_next/') || isFile(name));
}

/** The files that a document names. */
export interface Files {
  /** Files that the document shows or runs at once. */
  needed: string[];
  /**
   * Files named in the document's data, mostly scripts. A person's text there can look like a file
   * name.
   */
  named?: string[];
}

/** Tags that can name a file. A person's text can't form such a tag, because it is escaped. */
const TAG = /<(?:script|link|img|use|meta)\b[^<>]*>/g;
const FILE = / (?:src|href)="(\/[^"]*)"/;
const MAP_FILES = /^<meta name="map-files" content="([^"]*)"/;

/** Returns the files that a document names. */
export function filesOf(html: string): Files {
  const tags = html.match(TAG) ?? [];
  const markup = tags.map((tag) => (FILE.exec(tag) ?? MAP_FILES.exec(tag))?.[1] ?? '').join(' ');
  const needed = namesIn(markup, '');
  const named = namesIn(html, '').filter((name) => name.startsWith('/_next/') && !needed.includes(name));
  return { needed, named };
}
