import 'server-only';
import { dateOf } from '@/lib/dates';
import { badInput, conflict } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { householdThatRuns } from '../household-that-runs';
import { lockTrip, type RunTrip, requireNotOver } from '../lock-trip';
import { notify } from '../notifications/notify';
import { forgetVote } from './end-vote';
import { getVote } from './get-vote';
import { cut, lockOffered, toOptions } from './offered';
import type { NewVote, Vote } from './schema';

/** Asks everybody on a trip when and where they could come; its own dates and site are the first to choose from. */
export async function openVote(
  viewer: Viewer,
  tripId: string,
  input: NewVote,
): Promise<{ vote: Vote | null }> {
  return db.$transaction(async (tx) => {
    // Before the trip, as everywhere.
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
    await saveVote(tx, viewer, trip, [...own, ...others]);
    return getVote({ viewer, tripId }, tx);
  });
}

/** For a trip that is being made, whose dates are the only ones yet. */
export const openFirstVote = async (tx: Tx, viewer: Viewer, tripId: string): Promise<void> => {
  const trip = await lockTrip(tx, viewer, tripId);
  await saveVote(tx, viewer, trip, ownOptions(trip));
};

const ownOptions = ({ start, end, campsiteId, locationName }: RunTrip) => [
  { kind: 'dates' as const, rank: 0, startDate: dateOf(start), endDate: dateOf(end) },
  { kind: 'site' as const, rank: 0, campsiteId, name: cut(locationName) },
];

async function saveVote(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  options: ReturnType<typeof toOptions>,
): Promise<void> {
  const before = await tx.vote.findUnique({
    where: { tripId: trip.id },
    select: { id: true, closedAt: true },
  });
  if (before && !before.closedAt) throw conflict('This trip has an open vote already.');
  if (before) await forgetVote(tx, trip.id, before.id);
  const { id: voteId } = await tx.vote.create({ data: { tripId: trip.id }, select: { id: true } });
  await tx.voteOption.createMany({ data: options.map((option) => ({ ...option, voteId })) });
  const { id: by, name } = await householdThatRuns(tx, viewer, trip);
  const text = `${name} asks when and where suits you: please vote.`;
  const push = `${name} has opened a vote`;
  await notify(tx, { tripId: trip.id, kind: 'changes', about: voteId, text, push, by, to: 'everyone' });
}
