import 'server-only';
import { derivedId } from '@/lib/derived-id';
import type { Tx } from '@/lib/server/db/client';
import { lower } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { addSeatNotices } from '../changes/announce-change';
import type { TripFacts } from '../changes/changes';
import { notify } from '../notifications/notify';
import { movedBetween, rideLine } from './own-ride';
import type { SeatPlan } from './seat-plan';

/** The household that changes seats, which isn't told of it; `userId` is null for a guest. */
export interface Doer {
  by: string;
  userId: string | null;
  /** What people were told last, before the change; only for a change of the trip. */
  told?: TripFacts;
}

interface Moved extends Doer {
  tripId: string;
  households: readonly Household[];
  before: SeatPlan;
  after: SeatPlan;
}

/** On the bell at once, and by a mail some minutes later. */
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
