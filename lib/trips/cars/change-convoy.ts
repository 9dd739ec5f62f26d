import 'server-only';
import { badInput } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { settleSeats } from '../with-seat-news';
import { lockSeats, requireRuns } from './lock-seats';
import type { ConvoyChange } from './schema';
import type { SeatPlan } from './seat-plan';

const NOT_COMING = 'That car isn’t coming on this trip.';

export async function changeConvoy(caller: TripCaller, chosen: ConvoyChange): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const locked = await lockSeats(tx, caller);
    const { tripId, plan, doer } = locked;
    requireRuns(locked);
    await tx.tripVehicle.updateMany({ where: { tripId, convoy: { not: null } }, data: { convoy: null } });
    for (const convoy of ['lead', 'tail'] as const) {
      const id = chosen[convoy];
      if (id === null) continue;
      if (!plan.cars.some(({ ride_id }) => ride_id === id))
        throw badInput(NOT_COMING, { [convoy]: NOT_COMING });
      await tx.tripVehicle.update({
        where: { tripId_id: { tripId, id } },
        data: { convoy },
        select: { id: true },
      });
    }
    return settleSeats(tx, tripId, doer, plan);
  });
}
