import 'server-only';
import { notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { settleSeats } from '../with-seat-news';
import { lockSeats, requireRuns } from './lock-seats';
import type { CarChange } from './schema';
import type { SeatPlan } from './seat-plan';

export async function changeCar(
  caller: TripCaller,
  rideId: string,
  { anyway, parks_at }: CarChange,
): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const locked = await lockSeats(tx, caller);
    const { tripId, plan, doer } = locked;
    requireRuns(locked);
    if (!plan.cars.some(({ ride_id }) => ride_id === rideId)) throw notFound();
    await tx.tripVehicle.update({
      where: { tripId_id: { tripId, id: rideId } },
      data: omitUndefined({ countsAnyway: anyway, parksAt: parks_at }),
      select: { id: true },
    });
    return settleSeats(tx, tripId, doer, plan);
  });
}
