// Created on first use, because creating it takes a slow phone 60 ms, which would delay every page.
let graphemes: Intl.Segmenter | undefined;

/** Matches Latin letters, each of which a person counts as one character. */
const latin = /^[\u0020-\u024f]*$/;

/** Returns the first characters of a text, as a person counts them. */
function first(text: string, count: number): string[] {
  if (latin.test(text)) return [...text.slice(0, count)];
  graphemes ??= new Intl.Segmenter('en-AU', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment).slice(0, count);
}

/** "Mia Bennett" -> "MB", "josh" -> "JO", "mia@example.com" -> "MI". Of emoji only the first. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [one, ...others] = words;
  if (one === undefined) return first(name.trim(), 1).join('');
  const last = others.at(-1);
  const letters = last === undefined ? first(one, 2) : [...first(one, 1), ...first(last, 1)];
  return letters.join('').toLocaleUpperCase('en-AU');
}
