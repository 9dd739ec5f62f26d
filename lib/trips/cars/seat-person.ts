import 'server-only';
import { badInput, conflict } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { whyNotText } from './car-standing';
import { goesPartWay } from './free-seats';
import { lockSeats, refusals, refuseAbsent, requireOwn, told } from './lock-seats';
import type { SeatChange } from './schema';
import { type SeatPlan, travellersOf } from './seat-plan';
import { seatsToSave } from './seating-changes';

export async function seatPerson(
  caller: TripCaller,
  { person_id, ride_id, leg = 'all' }: SeatChange,
): Promise<SeatPlan> {
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
    const partWay = ride_id !== null && leg === 'first';
    const save = (rideId: string | null) =>
      tx.tripSeat.upsert({
        where: { tripId_personId: { tripId, personId: person_id } },
        create: { tripId, personId: person_id, rideId, partWay },
        update: { rideId, partWay },
      });

    if (ride_id === null) {
      const after = planWith({ ...seating, seats: { ...seating.seats, [person_id]: null } });
      const [kept] = seatsToSave(after, { [person_id]: null });
      if (kept) await save(null);
      else await tx.tripSeat.deleteMany({ where: { tripId, personId: person_id } });
      return told(tx, locked, after);
    }
    const car = plan.cars.find((one) => one.ride_id === ride_id);
    if (!car) {
      if (households.some(({ vehicles }) => vehicles.some(({ id }) => id === ride_id))) {
        throw badInput('That isn’t a car.', { ride_id: 'That isn’t a car.' });
      }
      return refuseAbsent(tx, locked, 'vehicle', { field: 'ride_id', id: ride_id, own: false });
    }
    const sits = car.passengers.some((one) => one.person_id === person_id);
    if (car.why_not && !(partWay && goesPartWay(car))) throw conflict(whyNotText(car));
    if (car.free < 1 && !sits) throw conflict(`${car.name} is full.`);
    await save(ride_id);
    const { [person_id]: _, ...others } = seating.seats;
    const moved = { [person_id]: ride_id };
    const after = partWay
      ? { ...seating, seats: others, part_way: { ...seating.part_way, ...moved } }
      : { ...seating, seats: { ...others, ...moved } };
    return told(tx, locked, planWith(after));
  });
}
