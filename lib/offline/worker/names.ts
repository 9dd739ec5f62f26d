/** Match only files whose content never changes. */
const NAMED = [
  /\/_next\/static\/[\w./~%@()[\]-]+/g,
  /\/(?:icons?\.svg|favicon\.ico|apple-touch-icon\.png)(?:\?[\w=.-]+)?/g,
  /\/cover\/[\w.,%-]+\/[\w-]+/g,
  /\/map\/\w+\/\d+\/\d+\/\d+\.pbf\.gz/g,
];
const LATE = /static\/(?:chunks|media)\/[\w.~%@()-]+/g;
const BESIDE = /url\(["']?(\.\.?\/[^"')]+)/g;

/** A script contains the path of a folder in order to add a file name at run time. */
const isFile = (name: string) => name.lastIndexOf('.') > name.lastIndexOf('/');

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

export interface Files {
  needed: string[];
  /** May not exist, because text that people enter can look like a file name. */
  named?: string[];
}

/** Text that people enter can't contain such tags, because React escapes it. */
const TAG = /<(?:script|link|img|use|meta)\b[^<>]*>/g;
const FILE = / (?:src|href)="(\/[^"]*)"/;
const MAP_FILES = /^<meta name="map-files" content="([^"]*)"/;

export function filesOf(html: string): Files {
  const tags = html.match(TAG) ?? [];
  const markup = tags.map((tag) => (FILE.exec(tag) ?? MAP_FILES.exec(tag))?.[1] ?? '').join(' ');
  const needed = namesIn(markup, '');
  const named = namesIn(html, '').filter((name) => name.startsWith('/_next/') && !needed.includes(name));
  return { needed, named };
}
