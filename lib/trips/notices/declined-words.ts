import 'server-only';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type TripCaller, tripOfCaller } from '../trip-caller';

/**
 * The last notice of each household that isn't coming, by household. One from before their answer
 * may say the opposite, so it doesn't count.
 */
export async function declinedWords(caller: TripCaller): Promise<Record<string, string>> {
  const rows = await readRows<{ id: string; text: string }>(Prisma.sql`
    select distinct on (n.household_id) n.household_id::text id, n.text
    from ${tripOfCaller(caller)}
    join households h on h.trip_id = t.id and h.attending is false
    join notices n on n.trip_id = h.trip_id and n.household_id = h.id and n.created_at >= h.answered_at
    where t.id = ${caller.tripId}::uuid
    order by n.household_id, n.created_at desc, n.id desc`);
  return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
}
