import 'server-only';
import { derivedId } from '@/lib/derived-id';
import type { Tx } from '@/lib/server/db/client';
import { lower } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { addSeatNotices } from '../changes/add-change-notices';
import type { TripFacts } from '../changes/changes';
import { notify } from '../notifications/notify';
import { movedBetween, rideLine } from './seat-news';
import type { SeatPlan } from './seat-plan';

/**
 * The household that changes seats (`by`), which isn't told of its own change. `userId` is the id of
 * its account; null for a guest.
 */
export interface Doer {
  by: string;
  userId: string | null;
  /** The trip's facts before the change, which people were told last; only for a change of the trip. */
  told?: TripFacts;
}

interface Moved extends Doer {
  tripId: string;
  /** The households that are going after the change. */
  households: readonly Household[];
  before: SeatPlan;
  after: SeatPlan;
}

/**
 * Notifies the households whose seats or cars have changed: on the bell at once, and by a mail some
 * minutes later.
 */
export async function tellSeats(
  tx: Tx,
  { tripId, households, before, after, by, userId, told }: Moved,
): Promise<void> {
  const moved = movedBetween(before, after, households).filter((id) => id !== by);
  if (moved.length === 0) return;
  await notify(tx, {
    tripId,
    kind: 'changes',
    about: derivedId(`${tripId} seats`),
    text: '',
    texts: Object.fromEntries(moved.map((id) => [id, `Change of plan: ${lower(rideLine(after, id))}`])),
    push: 'Who rides with whom has changed',
    by,
    to: 'everyone',
  });
  const rides = Object.fromEntries(moved.map((id) => [id, rideLine(before, id)]));
  await addSeatNotices(tx, tripId, userId, rides, told);
}
