import 'server-only';
import { siteKnown } from '@/lib/campsites/facts/known-site';
import { AppError, conflict, notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { peopleOfTrip } from '../attendance/people';
import { seatingColumns } from '../cars/read-seats';
import { fitColumns, fitStopsColumn } from '../fit/trip-fit';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { whereaboutsColumn } from '../undecided/open-vote-column';
import type { VoteKind } from '../undecided/vote-options';
import type { Vote } from './schema';
import { toVote, type VoteRow } from './to-vote';

/** The trip `t` may go to the campsite `c`. */
export const isOpenTo = Prisma.sql`(c.share_flag or c.owner_id = t.organiser_id or c.id = t.campsite_id
  or exists (select from stops s where s.trip_id = t.id and s.campsite_id = c.id))`;

/** Keyed by household id. Includes accounts that have blocked the organiser. */
const crewsColumn = Prisma.sql`(
  select coalesce(json_object_agg(h.id, (
    select count(*) from crew_members m
    where m.profile_id = coalesce(h.profile_id, h.refused_by_id) and m.type = 'camper')), '{}')
  from households h where h.trip_id = t.id and coalesce(h.profile_id, h.refused_by_id) is not null) crews`;

/** Used together with `tripsOf`. */
export const voteColumns = Prisma.sql`${fitColumns}, ${seatingColumns}, ${fitStopsColumn}, ${crewsColumn}, t.campsite_id::text "siteId", (
  select json_build_object(
    'id', v.id, 'stopId', v.stop_id, 'open', v.closed_at is null, 'closesOn', v.closes_on, 'site', ${whereaboutsColumn},
    'options', (
      select json_agg(json_build_object(
        'id', opt.id, 'kind', opt.kind, 'rank', opt.rank, 'start', opt.start_date, 'end', opt.end_date,
        'name', opt.name, 'chosen', opt.chosen, 'campsite', (
          select json_build_object(
            'id', c.id, 'shared', c.share_flag, 'ownerId', c.owner_id, 'locality', c.locality,
            'latitude', c.latitude, 'longitude', c.longitude, 'known', ${siteKnown})
          from campsites c where c.id = opt.campsite_id and ${isOpenTo}),
        'answers', (
          select coalesce(json_object_agg(said.household_id, said.answer), '{}')
          from vote_answers said where said.option_id = opt.id)
      ) order by opt.kind, opt.rank)
      from vote_options opt where opt.vote_id = v.id))
  from votes v where v.trip_id = t.id) vote`;

export const noVote = () => conflict('There’s no vote on this trip.');
export const voteClosed = () => conflict('This vote is decided already.');
export const votingEnded = () =>
  conflict('Voting has ended. The organiser decides now, or sets a later last day.');
export const notOnOffer = () =>
  new AppError(404, 'This option is no longer in the vote. Please look at the vote again.');
export const gone = (kind: VoteKind) =>
  conflict(kind === 'dates' ? 'These dates have passed.' : 'This campsite isn’t there any more.');

/** The caller has locked the trip. */
export async function requireOpen(
  tx: Tx,
  tripId: string,
): Promise<{ id: string; stopId: string | null; closesOn: Date | null }> {
  const select = { id: true, stopId: true, closedAt: true, closesOn: true };
  const vote = await tx.vote.findUnique({ where: { tripId }, select });
  if (!vote) throw noVote();
  if (vote.closedAt) throw voteClosed();
  return vote;
}

/** `none` when the trip has no vote, and null when the caller can't see the trip. */
export async function findVote(caller: TripCaller, client?: Tx) {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<VoteRow>(voteSql(caller), client);
  return row ? (toVote(caller, row) ?? 'none') : null;
}

export async function getVote(caller: TripCaller, client?: Tx): Promise<{ vote: Vote | null }> {
  const found = await findVote(caller, client);
  if (!found) throw notFound();
  return { vote: found === 'none' ? null : found.vote };
}

/** Exported so that a test can check its plan. */
export const voteSql = (caller: TripCaller) => Prisma.sql`
  select ${peopleOfTrip}, ${voteColumns} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
