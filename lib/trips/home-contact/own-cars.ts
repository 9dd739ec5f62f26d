import 'server-only';
import { notFound } from '@/lib/errors';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { tripVehicles } from '../households/people-sql';
import { type Asked, askedOf, type CarDetails, carName } from './car-details';
import type { HomeContactInput } from './schema';

export interface OwnCar {
  id: string;
  /** "Toyota Prado", or "Your car 2" for one that was only counted. */
  name: string;
  asks: Asked[];
}

type Row = CarDetails & { id: string; rideId: string | null };

const carsOf = (tripId: string, householdId: string, tx?: Tx) =>
  readRows<Row>(
    Prisma.sql`
      select coalesce(ride_id, id)::text id, ride_id::text "rideId", make, model, colour, registration
      from ${tripVehicles} vehicle
      where trip_id = ${tripId}::uuid and household_id = ${householdId}::uuid and type = 'car'
      order by position, coalesce(ride_id, id)`,
    tx,
  );

export async function carsToDescribe(tripId: string, householdId: string): Promise<OwnCar[]> {
  const cars = await carsOf(tripId, householdId);
  return cars.flatMap((car, index) => {
    const asks = askedOf(car);
    const name = asks.includes('make') ? `Your car${cars.length > 1 ? ` ${index + 1}` : ''}` : carName(car);
    return asks.length > 0 ? [{ id: car.id, name, asks }] : [];
  });
}

/** An account's details are saved on its rides, a guest's on the trip; empty ones leave what is known. */
export async function describeCars(
  tx: Tx,
  tripId: string,
  householdId: string,
  cars: NonNullable<HomeContactInput['cars']>,
): Promise<void> {
  if (cars.length === 0) return;
  const own = new Map((await carsOf(tripId, householdId, tx)).map((car) => [car.id, car]));
  for (const { id, ...details } of cars) {
    const car = own.get(id);
    if (!car) throw notFound();
    const data = Object.fromEntries(Object.entries(details).filter(([, value]) => value));
    if (Object.keys(data).length === 0) continue;
    if (car.rideId) await tx.ride.update({ where: { id: car.rideId }, data });
    else await tx.tripVehicle.update({ where: { tripId_id: { tripId, id } }, data });
  }
}
