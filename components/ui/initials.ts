// Creating it takes 60 ms on a slow phone, and would delay every page.
let graphemes: Intl.Segmenter | undefined;

/** In Latin letters every UTF-16 unit is one visible character. */
const latin = /^[\u0020-\u024f]*$/;

/** Counts characters as people see them. */
function first(text: string, count: number): string[] {
  if (latin.test(text)) return [...text.slice(0, count)];
  graphemes ??= new Intl.Segmenter('en-AU', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment).slice(0, count);
}

/** "Mia Bennett" -> "MB", "josh" -> "JO". For a name of emoji, returns only the first one. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [one, ...others] = words;
  if (one === undefined) return first(name.trim(), 1).join('');
  const last = others.at(-1);
  const letters = last === undefined ? first(one, 2) : [...first(one, 1), ...first(last, 1)];
  return letters.join('').toLocaleUpperCase('en-AU');
}
