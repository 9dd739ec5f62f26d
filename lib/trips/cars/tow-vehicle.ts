import 'server-only';
import { badInput, conflict } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { whyNotText } from './car-standing';
import { lockSeats, refusals, refuseAbsent, requireOwn } from './lock-seats';
import { towablesOf } from './planned-car';
import type { TowChange } from './schema';
import type { SeatPlan } from './seat-plan';

export async function towVehicle(caller: TripCaller, { ride_id, car_id }: TowChange): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const locked = await lockSeats(tx, caller);
    const { tripId, households, seating, plan, planWith } = locked;
    const car = (id: string) => plan.cars.find((one) => one.ride_id === id);
    if (car(ride_id)) {
      throw badInput('A car can’t be towed.', { ride_id: 'A car can’t be towed.' });
    }
    const towable = households.flatMap(towablesOf).find((one) => one.ride_id === ride_id);
    if (!towable) return refuseAbsent(tx, locked, 'vehicle', { field: 'ride_id', id: ride_id, own: true });
    requireOwn(locked, towable, refusals.vehicle);

    const { [ride_id]: _, ...tows } = seating.tows;
    if (car_id === null) {
      await tx.tripTow.deleteMany({ where: { tripId, rideId: ride_id } });
      return planWith({ ...seating, tows });
    }
    const towing = car(car_id);
    if (!towing) {
      if (households.some(({ vehicles }) => vehicles.some(({ id }) => id === car_id))) {
        throw badInput('That isn’t a car.', { car_id: 'That isn’t a car.' });
      }
      return refuseAbsent(tx, locked, 'vehicle', { field: 'car_id', id: car_id, own: false });
    }
    if (towing.tows.includes(ride_id)) return plan;
    if (towing.why_not) throw conflict(whyNotText(towing));
    if (!towing.can_tow) throw conflict(`${towing.name} can’t tow.`);
    if (towing.tows.length > 0) throw conflict(`${towing.name} is already towing something.`);
    // A tow saved for this car isn't shown while the car can't tow, but stays saved.
    await tx.tripTow.deleteMany({ where: { tripId, OR: [{ rideId: ride_id }, { carId: car_id }] } });
    await tx.tripTow.create({ data: { tripId, rideId: ride_id, carId: car_id } });
    return planWith({ ...seating, tows: { ...tows, [ride_id]: car_id } });
  });
}
