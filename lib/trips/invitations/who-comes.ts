import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { listText } from '@/lib/text';
import { everybodyOn, type PeopleRow, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { countAll } from '../headcount/count';
import { shortName } from '../households/household-name';
import { personInMail } from '../mails/spam-signs';

export interface WhoComes {
  /** The organiser's first; null when the trip shows no names. */
  names: readonly string[] | null;
  households: number;
  people: number;
}

export interface SeenComing extends WhoComes {
  /** In the order of the names. */
  tints: readonly (number | undefined)[];
}

export const toWhoComes = (going: Household[], showsNames: boolean): WhoComes => ({
  names: showsNames ? going.map(({ profile_name }) => profile_name) : null,
  households: going.length,
  people: countAll(going).people,
});

export async function whoComes(client: Tx, tripId: string): Promise<WhoComes> {
  const [row] = await client.$queryRaw<(PeopleRow & { showsNames: boolean })[]>`
    select ${everybodyOn}, t.shows_names "showsNames"
    from trips t where t.id = ${tripId}::uuid`;
  if (!row) return { names: null, households: 0, people: 0 };
  return toWhoComes(toPeople(row).attendees, row.showsNames);
}

/** Most names in a sentence. */
const MOST = 8;

export function comingText({ names }: Pick<WhoComes, 'names'>): string | null {
  if (!names) return null;
  const shown = names.length <= MOST + 1 ? names : names.slice(0, MOST);
  const rest = names.length - shown.length;
  return listText([
    ...shown.map((name) => personInMail(shortName(name))),
    ...(rest > 0 ? [`${rest} more`] : []),
  ]);
}
