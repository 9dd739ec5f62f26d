/**
 * Patterns that find paths of our files in documents, styles and scripts. They match only files whose
 * content never changes.
 */
const NAMED = [
  /\/_next\/static\/[\w./~%@()[\]-]+/g,
  /\/(?:icons?\.svg|favicon\.ico|apple-touch-icon\.png)(?:\?[\w=.-]+)?/g,
  /\/cover\/[\w.,%-]+\/[\w-]+/g,
  /\/map\/\w+\/\d+\/\d+\/\d+\.pbf\.gz/g,
];
/** Matches the path of a chunk that a script loads later. */
const LATE = /static\/(?:chunks|media)\/[\w.~%@()-]+/g;
/** Matches the path of a font in a stylesheet, relative to the stylesheet's own path. */
const BESIDE = /url\(["']?(\.\.?\/[^"')]+)/g;

/**
 * True for the path of a file. False for the path of a folder, which a script contains in order to
 * add a file name at run time.
 */
const isFile = (name: string) => name.lastIndexOf('.') > name.lastIndexOf('/');

/** Returns the paths of our files that occur in a text. `from` is the path of the text itself. */
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
   * Files named in the document's data, mostly scripts. They may not exist, because text that people
   * enter can look like a file name.
   */
  named?: string[];
}

/**
 * Matches tags that can name a file. Text that people enter can't contain such tags, because React
 * escapes it.
 */
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
