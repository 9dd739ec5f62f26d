import { oneLine } from '@/lib/text';
import type { GearName } from './schema';

export const comparedName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’']/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();

const folded = (name: string) => oneLine(name.normalize('NFC')).trim().toLowerCase();

/** Case, further blanks and the Unicode form make no difference. */
export const sameName = (a: string, b: string) => folded(a) === folded(b);

const MAX_SUGGESTIONS = 8;

/**
 * 0 when the name starts with the typed text, 1 when a later word does, 2 when every typed word
 * starts some word.
 */
function rank(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  const words = name.split(' ');
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : undefined;
}

/** Of items with the same name, returns only the first. */
export function matching(typed: string, items: readonly GearName[]): GearName[] {
  const query = comparedName(typed);
  if (!query) return [];
  const found = new Map<string, { item: GearName; rank: number }>();
  for (const { id, name } of items) {
    const key = comparedName(name);
    const score = rank(key, query);
    if (score !== undefined && !found.has(key)) found.set(key, { item: { id, name }, rank: score });
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ item }) => item);
}
