import 'server-only';
import { badInput, conflict } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { whyNotText } from './car-standing';
import { lockSeats, refusals, refuseAbsent, requireOwn, told } from './lock-seats';
import type { SeatChange } from './schema';
import { type SeatPlan, travellersOf } from './seat-plan';

/** Gives a person a seat in a car, or takes the seat away. */
export async function seatPerson(caller: TripCaller, { person_id, ride_id }: SeatChange): Promise<SeatPlan> {
  return db.$transaction(async (tx) => {
    const locked = await lockSeats(tx, caller);
    const { tripId, households, seating, plan, planWith } = locked;
    if (households.some(({ crew }) => crew.some(({ id, type }) => id === person_id && type === 'pet'))) {
      throw badInput('A pet needs no seat.', { person_id: 'A pet needs no seat.' });
    }
    const traveller = households.flatMap(travellersOf).find((one) => one.person_id === person_id);
    if (!traveller) {
      return refuseAbsent(tx, locked, 'person', { field: 'person_id', id: person_id, own: true });
    }
    requireOwn(locked, traveller, refusals.person);

    if (ride_id === null) {
      await tx.tripSeat.deleteMany({ where: { tripId, personId: person_id } });
      const { [person_id]: _, ...seats } = seating.seats;
      return told(tx, locked, planWith({ ...seating, seats }));
    }
    const car = plan.cars.find((one) => one.ride_id === ride_id);
    if (!car) {
      if (households.some(({ vehicles }) => vehicles.some(({ id }) => id === ride_id))) {
        throw badInput('That isn’t a car.', { ride_id: 'That isn’t a car.' });
      }
      return refuseAbsent(tx, locked, 'vehicle', { field: 'ride_id', id: ride_id, own: false });
    }
    if (car.passengers.some((one) => one.person_id === person_id)) return plan;
    if (car.why_not) throw conflict(whyNotText(car));
    if (car.passengers.length >= car.seats) throw conflict(`${car.name} is full.`);
    await tx.tripSeat.upsert({
      where: { tripId_personId: { tripId, personId: person_id } },
      create: { tripId, personId: person_id, rideId: ride_id },
      update: { rideId: ride_id },
    });
    const seats = { ...seating.seats, [person_id]: ride_id };
    return told(tx, locked, planWith({ ...seating, seats }));
  });
}
