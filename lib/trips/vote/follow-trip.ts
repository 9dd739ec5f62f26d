import 'server-only';
import { dateOf, dayOf } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { VoteOption } from '@/prisma/generated/client';
import { changesBetween } from '../changes/changes';
import type { RunTrip } from '../lock-trip';
import { daysOfStops } from '../stops/run-stop';
import { type Stop, stopOrFirst } from '../stops/stops';
import { countKinds } from '../undecided/asked';
import { forgetVote } from './forget-vote';
import { cut } from './offered';
import { closeBefore } from './set-closing-day';

/**
 * When the new dates or campsite are on offer already, that option becomes the trip's own and keeps its
 * answers; otherwise the trip's own option loses its answers. The caller has locked the trip.
 */
export async function followTrip(tx: Tx, before: RunTrip, after: RunTrip): Promise<void> {
  const tripId = before.id;
  const { dates, site, stops } = changesBetween(before, after);
  if (!dates && !site && !stops) return;
  const options = await tx.voteOption.findMany({ where: { vote: { tripId, closedAt: null } } });
  if (options.length === 0) return;
  if (dates) {
    await closeBefore(tx, after);
    const isNew = ({ startDate, endDate }: VoteOption) =>
      startDate && endDate && dayOf(startDate) === after.start && dayOf(endDate) === after.end;
    await moveOwn(tx, options, 'dates', isNew, {
      startDate: dateOf(after.start),
      endDate: dateOf(after.end),
    });
  }
  const vote = after.stops && (await tx.vote.findUnique({ where: { tripId }, select: { stopId: true } }));
  const is = stopOrFirst(daysOfStops(after), vote?.stopId ?? null);
  const was = daysOfStops(before).find(({ id }) => id === is.id);
  if (was?.location_id !== is.location_id || was?.location_name !== is.location_name) {
    const { location_id } = is;
    const isNew = (option: VoteOption) => location_id !== null && option.campsiteId === location_id;
    await moveOwn(tx, options, 'site', isNew, ownSite(is));
  }
}

/** Of the stop whose place is asked. */
export const ownSite = ({ location_id, location_name }: Stop) => ({
  campsiteId: location_id,
  name: cut(location_name),
});

/**
 * Where a stop is taken out, a vote on its place ends, and a decided one is forgotten; an open one that also asks
 * about dates goes on with those alone. The caller deletes the stops afterwards.
 */
export async function leaveVote(
  tx: Tx,
  tripId: string,
  gone: readonly { id: string }[],
  first: Stop,
): Promise<void> {
  const of = { tripId, stopId: { in: gone.map(({ id }) => id) } };
  const vote = await tx.vote.findFirst({ where: of, include: { options: true } });
  if (!vote) return;
  const { dates, site } = countKinds(vote.options);
  if (site > 1 && (dates < 2 || vote.closedAt)) return forgetVote(tx, tripId, vote.id);
  const ofSite = { voteId: vote.id, kind: 'site' } as const;
  await tx.voteOption.deleteMany({ where: { ...ofSite, rank: { gt: 0 } } });
  await tx.voteOptionAnswer.deleteMany({ where: { option: ofSite } });
  await tx.voteOption.updateMany({ where: ofSite, data: ownSite(first) });
}

async function moveOwn(
  tx: Tx,
  options: VoteOption[],
  kind: VoteOption['kind'],
  isNew: (option: VoteOption) => unknown,
  place: Partial<VoteOption>,
): Promise<void> {
  const ofKind = options.filter((option) => option.kind === kind);
  const own = ofKind.find(({ rank }) => rank === 0);
  const offered = ofKind.find((option) => option.rank > 0 && isNew(option));
  if (!own) return;
  if (offered) {
    const last = Math.max(...ofKind.map(({ rank }) => rank));
    await tx.voteOption.update({ where: { id: own.id }, data: { rank: last + 1 } });
    await tx.voteOption.update({ where: { id: offered.id }, data: { rank: 0 } });
  } else {
    await tx.voteOption.update({ where: { id: own.id }, data: place });
    await tx.voteOptionAnswer.deleteMany({ where: { optionId: own.id } });
  }
}
