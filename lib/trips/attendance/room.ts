import 'server-only';
import { conflict } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import type { HouseholdId } from '../households/household-id';

/**
 * Limited because the trip's pages name all of them; pets count as people. A new trip never exceeds these
 * limits, because one account has at most 200 crew members and 50 rides (lib/account/caps.ts).
 */
export const tripRoom = { people: 300, vehicles: 100 } as const;

type Kind = keyof typeof tripRoom;
type Brought = Record<Kind, number>;

const words: Record<Kind, string> = { people: 'people and pets', vehicles: 'vehicles' };

/**
 * Throws 409 when the household brings more than before to a full trip; two could both take the last
 * place. Call it last in a transaction, because other households' answers wait from here to the commit.
 */
export async function withinRoom<T>(tx: Tx, { tripId, id }: HouseholdId, save: () => Promise<T>): Promise<T> {
  const before = await broughtBy(tx, tripId, id);
  const saved = await save();
  const after = await broughtBy(tx, tripId, id);
  const more = (Object.keys(tripRoom) as Kind[]).filter((kind) => after[kind] > before[kind]);
  if (more.length === 0) return saved;
  const all = await lockRoom(tx, tripId);
  for (const kind of more) {
    if (all[kind] <= tripRoom[kind]) continue;
    const had = all[kind] - after[kind] + before[kind];
    const [most, has] = [tripRoom[kind], had].map((count) => count.toLocaleString('en-AU'));
    throw conflict(`A trip has room for ${most} ${words[kind]}, and this one has ${has}.`);
  }
  return saved;
}

export async function isWithinRoom(tx: Tx, tripId: string, kind: Kind): Promise<boolean> {
  return (await lockRoom(tx, tripId))[kind] <= tripRoom[kind];
}

/** Until this transaction ends, other transactions that count the trip's people and vehicles wait here. */
async function lockRoom(tx: Tx, tripId: string): Promise<Brought> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('room of trip ' || ${tripId}, 0))`;
  return broughtBy(tx, tripId, null);
}

/** `household` null counts all households. */
async function broughtBy(tx: Tx, tripId: string, household: string | null): Promise<Brought> {
  const [brought] = await tx.$queryRaw<Brought[]>`
    with coming as (
      select h.trip_id, h.id household_id from households h
      where h.trip_id = ${tripId}::uuid and h.attending and (${household}::uuid is null or h.id = ${household}::uuid)
    )
    select (select count(*) from trip_people join coming using (trip_id, household_id))::int people,
           (select count(*) from trip_vehicles join coming using (trip_id, household_id))::int vehicles`;
  if (!brought) throw new Error('a query of sums has one row');
  return brought;
}
