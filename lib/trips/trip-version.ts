import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { isId } from '../fields';
import { db, readRows } from '../server/db/client';
import { type TripCaller, tripOfCaller, viewerOf } from './trip-caller';

/**
 * Changes whenever a change of the trip `t` is committed. Their newest id or their number would not:
 * transactions commit in another order, and a purge deletes. No id comes again, even after a restore.
 */
export const versionOfTrip = Prisma.sql`(
  select md5(coalesce(string_agg(change.id::text, ' ' order by change.id), ''))
  from trip_changes change where change.trip_id = t.id)`;

/** Null when the caller may no longer see the trip, or when an account's session or token has ended. */
export async function getTripVersion(caller: TripCaller): Promise<string | null> {
  const { tripId } = caller;
  if (!isId(tripId)) return null;
  const viewer = viewerOf(caller);
  const isLive = viewer
    ? Prisma.sql`exists (
        select from sessions where id = ${viewer.sessionId}::uuid and expires_at > now()
        union all
        select from api_tokens where id = ${viewer.sessionId}::uuid and ends_at > now())`
    : Prisma.sql`true`;
  const [row] = await db.$queryRaw<{ version: string }[]>`
    select ${versionOfTrip} as version from ${tripOfCaller(caller)} where t.id = ${tripId}::uuid and ${isLive}`;
  return row?.version ?? null;
}

/**
 * A page reads it before its other data. Otherwise a change committed between the two would be
 * missing on the page, and the page would never be told of it.
 */
export async function pageVersion(tripId: string): Promise<string> {
  if (!isId(tripId)) return '';
  const [row] = await readRows<{ version: string }>(
    Prisma.sql`select ${versionOfTrip} as version from (select ${tripId}::uuid id) t`,
  );
  return row?.version ?? '';
}

/**
 * Keeps the newest of the old changes even when a younger one follows. Otherwise the changes that a
 * page has seen could remain alone after one that committed late was deleted.
 */
export async function purgeTripChanges(before: Date): Promise<void> {
  await db.$executeRaw`
    delete from trip_changes change
    where created_at < ${before} and exists (
      select from trip_changes later
      where later.trip_id = change.trip_id and later.created_at < ${before}
        and (later.created_at, later.id) > (change.created_at, change.id))`;
  await db.$executeRaw`
    delete from trip_changes change where not exists (select from trips t where t.id = change.trip_id)`;
}
