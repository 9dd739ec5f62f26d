import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput, conflict, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { lockTrip, type RunTrip, requireNotOver, tripToRun } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { forgetVote } from './end-vote';
import { getVote } from './get-vote';
import { tellOfOpening } from './news/tell-of-vote';
import { countMailed } from './news/vote-mails';
import { cut, lockOffered, toOptions } from './offered';
import type { NewVote, Vote } from './schema';
import { setClosingDay } from './set-closing-day';

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
      const sites = await lockOffered(tx, viewer, input.location_ids);
      const trip = await lockTrip(tx, viewer, tripId);
      requireNotOver(trip);
      const own = ownOptions(trip);
      const standing = {
        dates: [{ rank: 0, start: trip.start, end: trip.end }],
        sites: [{ rank: 0, campsiteId: trip.campsiteId }],
      };
      const others = toOptions(viewer, trip, standing, { dates: input.dates, sites });
      if (others.length === 0) {
        const message = 'Please offer other dates or another campsite.';
        throw badInput(message, { dates: message });
      }
      const voteId = await saveVote(tx, trip, [...own, ...others]);
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
  const voteId = await saveVote(tx, trip, ownOptions(trip));
  const { vote } = await getVote({ viewer, tripId }, tx);
  if (!vote) throw notFound();
  await tellOfOpening(tx, viewer, trip, voteId, vote, false);
};

const ownOptions = ({ start, end, campsiteId, locationName }: RunTrip) => [
  { kind: 'dates' as const, rank: 0, startDate: dateOf(start), endDate: dateOf(end) },
  { kind: 'site' as const, rank: 0, campsiteId, name: cut(locationName) },
];

async function saveVote(tx: Tx, trip: RunTrip, options: ReturnType<typeof toOptions>): Promise<string> {
  const before = await tx.vote.findUnique({
    where: { tripId: trip.id },
    select: { id: true, closedAt: true },
  });
  if (before && !before.closedAt) throw conflict('This trip has an open vote already.');
  if (before) await forgetVote(tx, trip.id, before.id);
  const { id: voteId } = await tx.vote.create({ data: { tripId: trip.id }, select: { id: true } });
  await tx.voteOption.createMany({ data: options.map((option) => ({ ...option, voteId })) });
  return voteId;
}
