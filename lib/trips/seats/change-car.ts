import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { withSeatNews } from '../with-seat-news';
import { lockSeats } from './lock-seats';
import type { CarChange } from './schema';
import type { SeatPlan } from './seat-plan';

/** Has a car count anyway, or says where it parks; organisers alone. */
export async function changeCar(
  caller: TripCaller,
  rideId: string,
  { anyway, parks_at }: CarChange,
): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const { tripId, runs, plan, viewer, row } = await lockSeats(tx, caller);
    if (!runs) throw forbidden('Only the organiser and co-organisers can do that.');
    if (!plan.cars.some(({ ride_id }) => ride_id === rideId)) throw notFound();
    const doer = { by: row.ownId ?? tripId, userId: viewer?.userId ?? null };
    await withSeatNews(tx, tripId, doer, () =>
      tx.tripVehicle.update({
        where: { tripId_id: { tripId, id: rideId } },
        data: omitUndefined({ countsAnyway: anyway, parksAt: parks_at }),
        select: { id: true },
      }),
    );
    return (await lockSeats(tx, caller)).plan;
  });
}
