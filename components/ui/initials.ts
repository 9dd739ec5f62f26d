// Made when first needed: it takes a slow phone 60 ms, on every page if it were made with this module.
let graphemes: Intl.Segmenter | undefined;

/** Latin letters, each of them one character to a person too. */
const latin = /^[\u0020-\u024f]*$/;

/** The first of what a person counts as characters. */
function first(text: string, count: number): string[] {
  if (latin.test(text)) return [...text.slice(0, count)];
  graphemes ??= new Intl.Segmenter('en-AU', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment).slice(0, count);
}

/** "Mia Bennett" -> "MB", "josh" -> "JO", "mia@example.com" -> "MI"; of emoji alone the first one. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [one, ...others] = words;
  if (one === undefined) return first(name.trim(), 1).join('');
  const last = others.at(-1);
  const letters = last === undefined ? first(one, 2) : [...first(one, 1), ...first(last, 1)];
  return letters.join('').toLocaleUpperCase('en-AU');
}
