import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Tx } from '../server/db/client';
import { cut } from './vote/offered';

interface NamedSite {
  id: string;
  name: string;
  campsiteUrl: string | null;
}

/** With the campsite's names and links from before the move. */
export interface MovedToSite {
  trips: { id: string; name: string; url: string | null }[];
  options: { id: string; name: string }[];
  /** These three are missing in moves of before 28 November 2026. */
  backups?: { id: string; name: string }[];
  /** Of the campsite that their trips have left for a plan B. */
  bookings?: { id: string; name: string }[];
  stops?: { id: string; name: string; url: string | null }[];
}

/** Nobody is told or asked to confirm, because the place is the same. The caller has locked both rows. */
export async function moveTripsToSite(tx: Tx, from: NamedSite, into: NamedSite): Promise<MovedToSite> {
  // In the order of their ids, so that two transactions that lock several trips don't deadlock.
  await tx.$queryRaw`
    select id::text from trips
    where campsite_id = ${from.id}::uuid or id in (select trip_id from stops where campsite_id = ${from.id}::uuid)
    order by id for no key update`;
  // Before the trips, which move their first stops.
  const stops = await tx.$queryRaw<{ id: string; name: string; url: string | null }[]>`
    with there as (select id, location_name, location_url from stops where campsite_id = ${from.id}::uuid)
    update stops s set campsite_id = ${into.id}::uuid, location_name = ${into.name}, location_url = ${into.campsiteUrl}
    from there where there.id = s.id
    returning s.id::text, there.location_name name, there.location_url url`;
  const trips = await tx.$queryRaw<MovedToSite['trips']>`
    with there as (select id, location_name, location_url from trips where campsite_id = ${from.id}::uuid)
    update trips t set campsite_id = ${into.id}::uuid, location_name = ${into.name}, location_url = ${into.campsiteUrl},
      version = t.version + 1, updated_at = now()
    from there where there.id = t.id
    returning t.id::text, there.location_name name, there.location_url url`;
  const options = await tx.$queryRaw<MovedToSite['options']>`
    with there as (
      select o.id, o.name from vote_options o where o.campsite_id = ${from.id}::uuid and not exists (
        select from vote_options other where other.vote_id = o.vote_id and other.campsite_id = ${into.id}::uuid)
    )
    update vote_options o set campsite_id = ${into.id}::uuid, name = ${cut(into.name)}
    from there where there.id = o.id
    returning o.id::text, there.name`;
  const bookings = await tx.$queryRaw<{ id: string; name: string }[]>`
    update bookings booking set left_site = ${cut(into.name)}
    from backups b where b.campsite_id = ${from.id}::uuid and b.trip_id = booking.trip_id and booking.left_site = b.name
    returning booking.id::text, b.name`;
  const backups = await tx.$queryRaw<{ id: string; name: string }[]>`
    with there as (select id, name from backups where campsite_id = ${from.id}::uuid)
    update backups b set campsite_id = ${into.id}::uuid, name = ${cut(into.name)}
    from there where there.id = b.id
    returning b.id::text, there.name`;
  await followTrips(tx, { from, into, tripIds: trips.map(({ id }) => id) });
  await followStops(tx, from, into);
  await touchVotes(tx, options);
  return { trips, options, backups, bookings, stops };
}

export async function moveTripsBack(
  tx: Tx,
  from: NamedSite,
  into: NamedSite,
  moved: MovedToSite,
): Promise<void> {
  const ids = moved.trips.map(({ id }) => id);
  const stopIds = (moved.stops ?? []).map(({ id }) => id);
  await tx.$queryRaw`
    select id::text from trips
    where id = any(${ids}::uuid[]) or id in (select trip_id from stops where id = any(${stopIds}::uuid[]))
    order by id for no key update`;
  const trips = await tx.$queryRaw<{ id: string }[]>`
    update trips t set campsite_id = ${from.id}::uuid, version = t.version + 1, updated_at = now(),
      location_name = was.name, location_url = was.url
    from jsonb_to_recordset(${JSON.stringify(moved.trips)}::jsonb) was (id uuid, name text, url text)
    where t.id = was.id and t.campsite_id = ${into.id}::uuid
    returning t.id::text`;
  // A trip may have got more stops since; its place then has its id.
  const stops = [...moved.trips, ...(moved.stops ?? [])];
  await tx.$executeRaw`
    update stops s set campsite_id = ${from.id}::uuid, location_name = was.name, location_url = was.url
    from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) was (id uuid, name text, url text)
    where s.id = was.id and s.campsite_id = ${into.id}::uuid`;
  await tx.$executeRaw`
    update vote_options o set campsite_id = ${from.id}::uuid, name = was.name
    from jsonb_to_recordset(${JSON.stringify(moved.options)}::jsonb) was (id uuid, name text)
    where o.id = was.id and o.campsite_id = ${into.id}::uuid`;
  await tx.$executeRaw`
    update backups b set campsite_id = ${from.id}::uuid, name = was.name
    from jsonb_to_recordset(${JSON.stringify(moved.backups ?? [])}::jsonb) was (id uuid, name text)
    where b.id = was.id and b.campsite_id = ${into.id}::uuid`;
  await tx.$executeRaw`
    update bookings booking set left_site = was.name
    from jsonb_to_recordset(${JSON.stringify(moved.bookings ?? [])}::jsonb) was (id uuid, name text)
    where booking.id = was.id and booking.left_site = ${cut(into.name)}`;
  await touchVotes(tx, moved.options);
  await followTrips(tx, { from: into, into: from, tripIds: trips.map(({ id }) => id) });
  await followStops(tx, into, from);
}

/** In the stored facts of trips that now have a stop there. */
async function followStops(tx: Tx, from: NamedSite, into: NamedSite): Promise<void> {
  const tripIds = Prisma.sql`(select trip_id from stops where campsite_id = ${into.id}::uuid)`;
  await tx.$executeRaw`
    update households set agreed_to = jsonb_set(agreed_to, '{stops}', (
      select jsonb_agg(case when stop ->> 'location_id' = ${from.id}
        then stop || ${JSON.stringify({ location_id: into.id, location_name: into.name })}::jsonb else stop end order by nth)
      from jsonb_array_elements(agreed_to -> 'stops') with ordinality each_stop (stop, nth)))
    where trip_id in ${tripIds} and agreed_to -> 'stops' @> ${JSON.stringify([{ location_id: from.id }])}::jsonb`;
  await tx.$executeRaw`
    update change_notices set last_told = jsonb_set(last_told, '{stops}', (
      select jsonb_agg(case when stop ->> 'campsiteId' = ${from.id}
        then stop || ${JSON.stringify({ campsiteId: into.id, locationName: into.name })}::jsonb else stop end order by nth)
      from jsonb_array_elements(last_told -> 'stops') with ordinality each_stop (stop, nth)))
    where trip_id in ${tripIds} and last_told -> 'stops' @> ${JSON.stringify([{ campsiteId: from.id }])}::jsonb`;
}

/** Changes the stored facts that people agreed to or were told. */
async function followTrips(
  tx: Tx,
  { from, into, tripIds }: { from: NamedSite; into: NamedSite; tripIds: string[] },
): Promise<void> {
  const agreed = { location_id: into.id, location_name: into.name, location_url: into.campsiteUrl };
  await tx.$executeRaw`
    update households set agreed_to = agreed_to || ${JSON.stringify(agreed)}::jsonb
    where trip_id = any(${tripIds}::uuid[]) and agreed_to ->> 'location_id' = ${from.id}`;
  const told = { campsiteId: into.id, locationName: into.name, locationUrl: into.campsiteUrl };
  await tx.$executeRaw`
    update change_notices set last_told = last_told || ${JSON.stringify(told)}::jsonb
    where trip_id = any(${tripIds}::uuid[]) and last_told ->> 'campsiteId' = ${from.id}`;
  // The own campsite of the trip, or of the stop, comes first, so two options for one place swap their ranks.
  const swapped = await tx.$queryRaw<{ own: string; offered: string; rank: number; last: number }[]>`
    select own.id::text own, offered.id::text offered, offered.rank,
           (select max(o.rank) from vote_options o where o.vote_id = v.id and o.kind = 'site') last
    from votes v join vote_options own on own.vote_id = v.id and own.kind = 'site' and own.rank = 0
      and own.campsite_id = ${from.id}::uuid
    join vote_options offered on offered.vote_id = v.id and offered.campsite_id = ${into.id}::uuid and offered.rank > 0
    where coalesce(
      (select s.campsite_id is not distinct from ${into.id}::uuid from stops s where s.id = v.stop_id),
      v.trip_id = any(${tripIds}::uuid[]))`;
  for (const { own, offered, rank, last } of swapped) {
    await tx.voteOption.update({ where: { id: own }, data: { rank: last + 1 } });
    await tx.voteOption.update({ where: { id: offered }, data: { rank: 0 } });
    await tx.voteOption.update({ where: { id: own }, data: { rank } });
  }
}

/** A page watches only the vote's row, so this row must be updated too. */
const touchVotes = (tx: Tx, options: { id: string }[]) =>
  tx.$executeRaw`
    update votes v set created_at = created_at from vote_options o
    where o.vote_id = v.id and o.id = any(${options.map(({ id }) => id)}::uuid[])`;
