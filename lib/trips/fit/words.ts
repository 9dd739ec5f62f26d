import { countText, listText } from '@/lib/text';
import { shortName } from '../household-name';

const shown = 3;

/** "Sam", "Sam and Pat", "Sam, Pat and Linh", "Sam, Pat, Linh and 2 more cars". */
export function listed(names: readonly string[], kind: string): string {
  const more = names.length - shown;
  // One name more says as much as "1 more".
  const parts = more > 1 ? [...names.slice(0, shown), `${more} more ${kind}`] : names;
  return listText(parts);
}

export const countedPeople = (count: number) => countText(count, 'person', 'people');

/** Each household by its given name, or by its whole name where two share that. */
export function shortNames(names: readonly string[]): Map<string, string> {
  return new Map(
    names.map((name) => {
      const shared = names.some((other) => other !== name && shortName(other) === shortName(name));
      return [name, shared ? name : shortName(name)];
    }),
  );
}
