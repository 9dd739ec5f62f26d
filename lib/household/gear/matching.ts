import { comparedName } from './compared-name';
import type { GearName } from './schema';

const MAX_SUGGESTIONS = 8;

/**
 * Returns how well a name matches: 0 when the name starts with the typed text, 1 when a later word
 * does, 2 when every typed word starts some word of the name, and undefined without a match.
 */
function rank(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  const words = name.split(' ');
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : undefined;
}

/**
 * Returns the items that match the typed text, best first. Of items with the same name, returns
 * only the first.
 */
export function matching(typed: string, items: readonly GearName[]): GearName[] {
  const query = comparedName(typed);
  if (!query) return [];
  const found = new Map<string, { item: GearName; rank: number }>();
  for (const { id, name } of items) {
    const key = comparedName(name);
    const score = rank(key, query);
    if (score !== undefined && !found.has(key)) found.set(key, { item: { id, name }, rank: score });
  }
  // The sort is stable, so items of the same rank keep their order.
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ item }) => item);
}
