import 'server-only';
import { conflict } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';

/**
 * How much one trip can hold, for its pages name everybody and everything. People count with their pets. A new trip is
 * within it: one account has at most 200 crew members and 50 rides (lib/account/caps.ts).
 */
export const tripRoom = { people: 1000, vehicles: 300 } as const;

type Kind = keyof typeof tripRoom;
type Brought = Record<Kind, number>;

const words: Record<Kind, string> = { people: 'people and pets', vehicles: 'vehicles' };

/**
 * Saves a household's answer; throws 409 when the household brings more than before and the trip has no room for that.
 * A trip that holds too much already keeps what it has. Whoever brings more takes the lock of the trip's room after
 * saving and keeps it until the transaction commits, so of two who would take the last place the second counts the
 * first. A caller that locks other rows after this call must hold the trip's row, or two callers could wait for each
 * other.
 */
export async function withinRoom<T>(
  tx: Tx,
  tripId: string,
  household: string,
  save: () => Promise<T>,
): Promise<T> {
  const before = await broughtBy(tx, tripId, household);
  const saved = await save();
  const after = await broughtBy(tx, tripId, household);
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

/** True when a trip has room for what this transaction has added. Takes the lock of the trip's room, too. */
export async function isWithinRoom(tx: Tx, tripId: string, kind: Kind): Promise<boolean> {
  return (await lockRoom(tx, tripId))[kind] <= tripRoom[kind];
}

/** Counts everything that is coming on a trip; nobody else can add to it until this transaction ends. */
async function lockRoom(tx: Tx, tripId: string): Promise<Brought> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('room of trip ' || ${tripId}, 0))`;
  return broughtBy(tx, tripId, null);
}

/** What one household brings, by its invitation's id or, for the organiser, the trip's; null counts all households. */
async function broughtBy(tx: Tx, tripId: string, household: string | null): Promise<Brought> {
  const [brought] = await tx.$queryRaw<Brought[]>`
    with coming as (
      select t.organiser_id profile_id, null::jsonb guest from trips t
      where t.id = ${tripId}::uuid and (${household}::uuid is null or ${household}::uuid = t.id)
      union all
      select i.profile_id, i.guest from invites i
      where i.trip_id = ${tripId}::uuid and i.attending and (${household}::uuid is null or ${household}::uuid = i.id)
    )
    select
      (select count(*) from trip_crew chosen join crew_members m on m.id = chosen.crew_member_id
       where chosen.trip_id = ${tripId}::uuid and m.profile_id in (select profile_id from coming))::int
      + coalesce(sum(jsonb_array_length(guest -> 'crew')), 0)::int people,
      (select count(*) from trip_rides chosen join rides r on r.id = chosen.ride_id
       where chosen.trip_id = ${tripId}::uuid and r.profile_id in (select profile_id from coming))::int
      + coalesce(sum(jsonb_array_length(guest -> 'vehicles')), 0)::int vehicles
    from coming`;
  if (!brought) throw new Error('a query of sums has one row');
  return brought;
}
