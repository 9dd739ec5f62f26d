import 'server-only';
import { dateOf, dayOf } from '@/lib/dates';
import { badInput, conflict, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { lockTrip, type RunTrip, requireNotOver, tripToRun } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { chosenStop } from '../stops/chosen-stop';
import { daysOfStops } from '../stops/run-stop';
import type { Stop } from '../stops/stops';
import { ownSite } from './follow-trip';
import { forgetVote } from './forget-vote';
import { getVote, notOnOffer, requireOpen } from './get-vote';
import { tellOfOpening } from './news/send-vote-news';
import { countMailed } from './news/vote-mails';
import { lockOffered, type Standing, toOptions } from './offered';
import type { NewVote, Vote, VoteChange } from './schema';
import { checkAddedDates, setClosingDay } from './set-closing-day';

export async function endVote(viewer: Viewer, tripId: string): Promise<{ vote: null }> {
  return db.$transaction(async (tx) => {
    requireNotOver(await lockTrip(tx, viewer, tripId));
    const vote = await tx.vote.findUnique({ where: { tripId }, select: { id: true } });
    if (vote) await forgetVote(tx, tripId, vote.id);
    return { vote: null };
  });
}

export async function openVote(
  viewer: Viewer,
  tripId: string,
  input: NewVote,
): Promise<{ vote: Vote | null }> {
  await tripToRun(db, viewer, tripId);
  const most = await countMailed(db, tripId);
  return withinMailLimit(viewer, most, () =>
    db.$transaction(async (tx) => {
      // Lock the campsites before the trip. All transactions keep this order, so that they don't deadlock.
      const sites = await lockOffered(tx, viewer, tripId, input.location_ids);
      const trip = await lockTrip(tx, viewer, tripId);
      requireNotOver(trip);
      const stop = chosenStop(daysOfStops(trip), input.stop_id);
      const own = ownOptions(trip, stop);
      const standing = {
        dates: [{ rank: 0, start: trip.start, end: trip.end }],
        sites: [{ rank: 0, campsiteId: stop.location_id }],
      };
      const others = toOptions(viewer, trip, standing, { dates: input.dates, sites });
      if (others.length === 0) {
        const message = 'Please offer other dates or another campsite.';
        throw badInput(message, { dates: message });
      }
      const voteId = await saveVote(tx, trip, stop, [...own, ...others]);
      if (input.closes_on) await setClosingDay(tx, trip, voteId, input.closes_on);
      const result = await getVote({ viewer, tripId }, tx);
      const mails = result.vote ? await tellOfOpening(tx, viewer, trip, voteId, result.vote) : 0;
      return { mails: Math.min(mails, most), result };
    }),
  );
}

/** Nobody is notified, because the mails of a new trip's invitations show the vote. */
export const openFirstVote = async (tx: Tx, viewer: Viewer, tripId: string): Promise<void> => {
  const trip = await lockTrip(tx, viewer, tripId);
  const stop = chosenStop(daysOfStops(trip), null);
  const voteId = await saveVote(tx, trip, stop, ownOptions(trip, stop));
  const { vote } = await getVote({ viewer, tripId }, tx);
  if (!vote) throw notFound();
  await tellOfOpening(tx, viewer, trip, voteId, vote, false);
};

const ownOptions = ({ start, end }: RunTrip, stop: Stop) => [
  { kind: 'dates' as const, rank: 0, startDate: dateOf(start), endDate: dateOf(end) },
  { kind: 'site' as const, rank: 0, ...ownSite(stop) },
];

async function saveVote(
  tx: Tx,
  trip: RunTrip,
  stop: Stop,
  options: ReturnType<typeof toOptions>,
): Promise<string> {
  const before = await tx.vote.findUnique({
    where: { tripId: trip.id },
    select: { id: true, closedAt: true },
  });
  if (before && !before.closedAt) throw conflict('This trip has an open vote already.');
  if (before) await forgetVote(tx, trip.id, before.id);
  const data = { tripId: trip.id, stopId: trip.stops ? stop.id : null };
  const { id: voteId } = await tx.vote.create({ data, select: { id: true } });
  await tx.voteOption.createMany({ data: options.map((option) => ({ ...option, voteId })) });
  return voteId;
}

/** The first options besides the trip's own dates and site ask everybody to vote now. */
export async function changeVote(
  viewer: Viewer,
  tripId: string,
  input: VoteChange,
): Promise<{ vote: Vote | null }> {
  await tripToRun(db, viewer, tripId);
  const offered = await db.voteOption.count({ where: { rank: { gt: 0 }, vote: { tripId } } });
  const most = offered > 0 ? 0 : await countMailed(db, tripId);
  return withinMailLimit(viewer, most, () =>
    db.$transaction(async (tx) => {
      const sites = await lockOffered(tx, viewer, tripId, input.location_ids);
      const trip = await lockTrip(tx, viewer, tripId);
      requireNotOver(trip);
      const { id: voteId, closesOn } = await requireOpen(tx, tripId);
      const without = [...new Set(input.without ?? [])];
      const kept = await takeOut(tx, voteId, without);
      const added = toOptions(viewer, trip, kept, { dates: input.dates, sites });
      await tx.voteOption.createMany({ data: added.map((option) => ({ ...option, voteId })) });
      if (input.closes_on !== undefined) await setClosingDay(tx, trip, voteId, input.closes_on);
      else if (closesOn && added.some(({ kind }) => kind === 'dates'))
        await checkAddedDates(tx, trip, voteId, dayOf(closesOn));
      // Open pages watch only the vote's row, so a change of its options must update the row too.
      await tx.$executeRaw`update votes set created_at = created_at where id = ${voteId}::uuid`;
      const result = await getVote({ viewer, tripId }, tx);
      const isFirst = added.length > 0 && kept.dates.length + kept.sites.length === 2 && without.length === 0;
      const mails = isFirst && result.vote ? await tellOfOpening(tx, viewer, trip, voteId, result.vote) : 0;
      return { mails: Math.min(mails, most), result };
    }),
  );
}

/** Never the trip's own dates or site. Returns the options that are left. */
async function takeOut(tx: Tx, voteId: string, without: string[]): Promise<Standing> {
  const options = await tx.voteOption.findMany({ where: { voteId }, orderBy: { rank: 'asc' } });
  for (const id of without) {
    const option = options.find((each) => each.id === id);
    if (!option) throw notOnOffer();
    if (option.rank === 0) {
      const message = 'The trip’s own dates and campsite always stay in the vote.';
      throw badInput(message, { without: message });
    }
  }
  await tx.voteOption.deleteMany({ where: { id: { in: without } } });
  const kept = options.filter(({ id }) => !without.includes(id));
  return {
    dates: kept.flatMap(({ rank, startDate, endDate }) =>
      startDate && endDate ? [{ rank, start: dayOf(startDate), end: dayOf(endDate) }] : [],
    ),
    sites: kept.flatMap(({ kind, rank, campsiteId }) => (kind === 'site' ? [{ rank, campsiteId }] : [])),
  };
}
