import 'server-only';
import { badInput, conflict, notFound } from '@/lib/errors';
import { omitUndefined } from '@/lib/omit-undefined';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { settleSeats } from '../with-seat-news';
import { whyNotText } from './car-standing';
import { lockSeats, refusals, refuseAbsent, requireOwn, requireRuns, told } from './lock-seats';
import { goesPartWay, towablesOf } from './planned-car';
import type { CarChange, ConvoyChange, SeatChange, TowChange } from './schema';
import { type SeatPlan, travellersOf } from './seat-plan';
import { seatsToSave } from './seating-changes';

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
