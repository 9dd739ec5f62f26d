const graphemes = new Intl.Segmenter('en-AU', { granularity: 'grapheme' });

/** The first of what a person counts as characters. */
const first = (text: string, count: number) =>
  Array.from(graphemes.segment(text), ({ segment }) => segment).slice(0, count);

/** "Mia Bennett" -> "MB", "josh" -> "JO", "mia@example.com" -> "MI"; of emoji alone the first one. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [one, ...others] = words;
  if (one === undefined) return first(name.trim(), 1).join('');
  const last = others.at(-1);
  const letters = last === undefined ? first(one, 2) : [...first(one, 1), ...first(last, 1)];
  return letters.join('').toLocaleUpperCase('en-AU');
}
