import { listText } from '@/lib/text';
import { shortName } from '../households/household-name';

const shown = 3;

export function listed(names: readonly string[], kind: string): string {
  const more = names.length - shown;
  // "1 more" would be as long as the name.
  const parts = more > 1 ? [...names.slice(0, shown), `${more} more ${kind}`] : names;
  return listText(parts);
}

/** The given name, or the full name when two households share it. */
export function shortNames(names: readonly string[]): Map<string, string> {
  const shortOf = new Map(names.map((name) => [name, shortName(name)]));
  const counts = new Map<string, number>();
  for (const short of shortOf.values()) counts.set(short, (counts.get(short) ?? 0) + 1);
  return new Map([...shortOf].map(([name, short]) => [name, counts.get(short) === 1 ? short : name]));
}

export function shortNamesById(
  households: readonly { household_id: string; name: string }[],
): Record<string, string> {
  const short = shortNames(households.map(({ name }) => name));
  return Object.fromEntries(
    households.map(({ household_id, name }) => [household_id, short.get(name) ?? name]),
  );
}
