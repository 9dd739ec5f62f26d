import { comparedName } from '../compared-name';
import type { GearName } from './schema';

const MAX_SUGGESTIONS = 8;

/** 0 when the name begins so, 1 when one of its words does, 2 when its words begin like those typed; else none. */
function rank(name: string, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  const words = name.split(' ');
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 2 : undefined;
}

/** The items that match what was typed, best first; of two by one name the first stands. */
export function matching(typed: string, items: readonly GearName[]): GearName[] {
  const query = comparedName(typed);
  if (!query) return [];
  const found = new Map<string, { item: GearName; rank: number }>();
  for (const { id, name } of items) {
    const key = comparedName(name);
    const score = rank(key, query);
    if (score !== undefined && !found.has(key)) found.set(key, { item: { id, name }, rank: score });
  }
  // The sort is stable: within a rank the items keep the order that they came in.
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ item }) => item);
}
