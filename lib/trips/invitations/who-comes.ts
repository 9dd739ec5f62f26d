import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { listText } from '@/lib/text';
import { everybodyOn, type PeopleRow, toPeople } from '../attendance/people';
import type { Household } from '../attendance/schema';
import { countAll } from '../headcount/count';
import { shortName } from '../households/household-name';
import { personInMail } from '../mails/spam-signs';

/** The people who are going, as invited people see them. */
export interface WhoComes {
  /** Their names, the organiser's first; null when the trip shows no names. */
  names: readonly string[] | null;
  households: number;
  people: number;
}

export const toWhoComes = (going: Household[], showsNames: boolean): WhoComes => ({
  names: showsNames ? going.map(({ profile_name }) => profile_name) : null,
  households: going.length,
  people: countAll(going).people,
});

/** Returns who is going on a trip, for its mails. */
export async function whoComes(client: Tx, tripId: string): Promise<WhoComes> {
  const [row] = await client.$queryRaw<(PeopleRow & { showsNames: boolean })[]>`
    select ${everybodyOn}, t.shows_names "showsNames"
    from trips t where t.id = ${tripId}::uuid`;
  if (!row) return { names: null, households: 0, people: 0 };
  return toWhoComes(toPeople(row).attendees, row.showsNames);
}

/** A sentence has at most this many names. */
const MOST = 8;

/** Returns names such as "Olivia, Pat and 4 more"; null when the trip shows no names. */
export function comingText({ names }: Pick<WhoComes, 'names'>): string | null {
  if (!names) return null;
  const shown = names.length <= MOST + 1 ? names : names.slice(0, MOST);
  const rest = names.length - shown.length;
  return listText([
    ...shown.map((name) => personInMail(shortName(name))),
    ...(rest > 0 ? [`${rest} more`] : []),
  ]);
}
