/** "Mia Bennett" -> "MB", "josh" -> "JO", "mia@example.com" -> "MI". */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  const letters = last
    ? [...(first ?? '')].slice(0, 1).concat([...last].slice(0, 1))
    : [...(first ?? '')].slice(0, 2);
  return letters.join('').toLocaleUpperCase('en-AU');
}
