import 'server-only';
import { dateOf, dayOf } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { VoteOption } from '@/prisma/generated/client';
import { changesBetween, type TripFacts } from '../changes/changes';
import { cut } from './offered';
import { closeBefore } from './set-closing-day';

/**
 * When the new dates or campsite are on offer already, that option becomes the trip's own and keeps its
 * answers; otherwise the trip's own option loses its answers. The caller has locked the trip.
 */
export async function followTrip(tx: Tx, tripId: string, before: TripFacts, after: TripFacts): Promise<void> {
  const { dates } = changesBetween(before, after);
  const site = before.campsiteId !== after.campsiteId || before.locationName !== after.locationName;
  if (!dates && !site) return;
  const options = await tx.voteOption.findMany({ where: { vote: { tripId, closedAt: null } } });
  if (dates) {
    await closeBefore(tx, { id: tripId, ...after });
    const isNew = ({ startDate, endDate }: VoteOption) =>
      startDate && endDate && dayOf(startDate) === after.start && dayOf(endDate) === after.end;
    await moveOwn(tx, options, 'dates', isNew, {
      startDate: dateOf(after.start),
      endDate: dateOf(after.end),
    });
  }
  if (site) {
    const { campsiteId, locationName } = after;
    const isNew = (option: VoteOption) => campsiteId !== null && option.campsiteId === campsiteId;
    await moveOwn(tx, options, 'site', isNew, { campsiteId, name: cut(locationName) });
  }
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
