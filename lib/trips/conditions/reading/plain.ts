import { withoutUnseen } from '@/lib/text';

/** What is longer is cut before any pattern runs over it. */
const MOST_READ = 20_000;
const TITLE = 120;
const TEXT = 1000;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  bull: '•',
  middot: '·',
  hellip: '…',
};

export const entity = (name: string): string => entities[name.toLowerCase()] ?? ' ';

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (_, hex, decimal, name) => {
    if (name) return entity(name);
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

const withoutTags = (html: string) =>
  html.replace(/<\/?(?:br|p|div|li|ul|ol|tr|table|h\d)\b[^<>]*>/gi, '\n').replace(/<[^<>]*>/g, ' ');

/** The lines of a text that may be HTML, once or twice encoded, without invisible characters. */
export function linesOf(html: string): string[] {
  const once = decoded(withoutTags(html.slice(0, MOST_READ)));
  const text = /<\/?[a-z]/i.test(once) ? decoded(withoutTags(once)) : once;
  return text
    .split(/[\n\r]/)
    .map((line) => withoutUnseen(line.toWellFormed().replace(/[\s\p{C}]+/gu, ' ')))
    .filter(Boolean);
}

export const titleOf = (html: string): string => cut(linesOf(html).join(' '), TITLE);

export const textOf = (...parts: string[]): string => cut(parts.flatMap(linesOf).join('\n'), TEXT);

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > most / 2 ? space : undefined).toWellFormed()}…`;
}

/** "STATUS: Out of control" of a list's own words, by the key in small letters. */
export function fieldsOf(html: string): Map<string, string> {
  return new Map(
    linesOf(html).flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
    }),
  );
}

/** Null unless the link is https on one of the hosts that the list is known by. */
export function ownLink(href: unknown, hosts: readonly string[]): string | null {
  if (typeof href !== 'string' || href.length > 500 || !URL.canParse(href)) return null;
  const { protocol, hostname, port, username, href: link } = new URL(href);
  return protocol === 'https:' && !port && !username && hosts.includes(hostname) ? link : null;
}
