/** What documents, styles and scripts name: addresses of ours that stand for one content for good. */
const NAMED = [
  /\/_next\/static\/[\w./~%@()[\]-]+/g,
  /\/(?:icons?\.svg|favicon\.ico|apple-touch-icon\.png)(?:\?[\w=.-]+)?/g,
  /\/cover\/[\w.,%-]+\/[\w-]+/g,
  /\/map\/\w+\/\d+\/\d+\/\d+\.pbf\.gz/g,
];
/** How a script names those that it loads late. */
const LATE = /static\/(?:chunks|media)\/[\w.~%@()-]+/g;
/** How a style names its fonts: beside itself. */
const BESIDE = /url\(["']?(\.\.?\/[^"')]+)/g;

/** A folder that a script puts a name behind isn't one. */
const isFile = (name: string) => name.lastIndexOf('.') > name.lastIndexOf('/');

/** The addresses of ours that a text names; `from` is its own. */
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

/** The files of a document. */
export interface Files {
  /** What it shows or runs at once. */
  needed: string[];
  /** What its data names, scripts above all. There somebody's text can look like a name. */
  named?: string[];
}

/** Markup that can name a file: no text of a person's comes there, since it is escaped. */
const TAG = /<(?:script|link|img|use|meta)\b[^<>]*>/g;
const FILE = / (?:src|href)="(\/[^"]*)"/;
const MAP_FILES = /^<meta name="map-files" content="([^"]*)"/;

/** The files that a document names. */
export function filesOf(html: string): Files {
  const tags = html.match(TAG) ?? [];
  const markup = tags.map((tag) => (FILE.exec(tag) ?? MAP_FILES.exec(tag))?.[1] ?? '').join(' ');
  const needed = namesIn(markup, '');
  const named = namesIn(html, '').filter((name) => name.startsWith('/_next/') && !needed.includes(name));
  return { needed, named };
}
