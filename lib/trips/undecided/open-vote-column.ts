import 'server-only';
import { earliestToday } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { OpenVote } from './when-and-where';

/** Decides in which time zone the vote of the trip `t` ends. */
export const whereaboutsColumn = Prisma.sql`(
  select json_build_object('state', place.state, 'latitude', place.latitude, 'longitude', place.longitude)
  from campsites place where place.id = t.campsite_id)`;

/** For votes `v` with their options `opt`, grouped by the vote. */
export const openVoteFields = () => Prisma.sql`
  'stop', (select min(s.position) from stops s where s.trip_id = v.trip_id and (s.id = v.stop_id or v.stop_id is null)),
  'open', v.closed_at is null, 'closesOn', v.closes_on, 'site', ${whereaboutsColumn},
  'options', json_build_object(
    'dates', count(*) filter (where opt.kind = 'dates'), 'site', count(*) filter (where opt.kind = 'site')),
  'dates', coalesce(json_agg(json_build_object('start_date', opt.start_date, 'end_date', opt.end_date) order by opt.rank)
    filter (where opt.kind = 'dates' and (opt.rank = 0 or opt.start_date >= ${earliestToday()}::date)), '[]'),
  'sites', coalesce(json_agg(opt.name order by opt.rank) filter (where opt.kind = 'site'), '[]')`;

export const openVoteJson = () => Prisma.sql`(
  select json_build_object(${openVoteFields()})
  from votes v join vote_options opt on opt.vote_id = v.id
  where v.trip_id = t.id and v.closed_at is null
  group by v.id)`;

export const openVoteColumn = () => Prisma.sql`${openVoteJson()} "openVote"`;

export async function readOpenVotes(client: Tx, tripIds: string[]): Promise<Map<string, OpenVote>> {
  const rows = await client.$queryRaw<{ id: string; openVote: OpenVote | null }[]>`
    select t.id::text, ${openVoteColumn()} from trips t where t.id = any(${tripIds}::uuid[])`;
  return new Map(rows.flatMap(({ id, openVote }) => (openVote ? [[id, openVote]] : [])));
}

/** Without its open vote no mail can say when and where a trip is. */
export async function withOpenVote<T extends { id: string }>(client: Tx, trip: T) {
  const votes = await readOpenVotes(client, [trip.id]);
  return { ...trip, openVote: votes.get(trip.id) ?? null };
}
