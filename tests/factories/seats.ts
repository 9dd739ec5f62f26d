import type { z } from 'zod';
import { GET, PUT as seat } from '@/app/api/trips/[id]/seats/route';
import { PUT as tow } from '@/app/api/trips/[id]/tows/route';
import { db } from '@/lib/server/db/client';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import type { seats } from '@/lib/trips/cars/schema';
import { call } from '../call';
import { type Person, person } from './people';
import { plan } from './trips';

export type Seats = z.output<typeof seats>;
type Refusal = { error: string; fields?: Record<string, string> };

export const carOf = async (
  { viewer: { profileId } }: Person,
  model: string,
  more: { seats?: number; canTow?: boolean; drivetrain?: string } = {},
) =>
  (
    await db.ride.create({
      data: {
        profileId,
        type: 'car',
        make: 'Toyota',
        model,
        colour: 'White',
        drivetrain: '4 Wheel Drive',
        ...more,
      },
    })
  ).id;

export const caravanOf = async ({ viewer: { profileId } }: Person) =>
  (await db.ride.create({ data: { profileId, type: 'trailer', trailerType: 'Caravan' } })).id;

export const childOf = async ({ viewer: { profileId } }: Person, name: string) =>
  (await db.crewMember.create({ data: { profileId, type: 'camper', name, age: 'child' } })).id;

export const dogOf = async ({ viewer: { profileId } }: Person, name: string) =>
  (await db.crewMember.create({ data: { profileId, type: 'pet', name, petType: 'Dog' } })).id;

/** Answers that `who` is going, with their own camper, this crew and these rides. */
export const bring = (who: Person, tripId: string, crew: string[] = [], rides: string[] = []) =>
  saveAttendance(who.viewer, tripId, {
    attending: true,
    crew_member_ids: [who.camperId, ...crew],
    ride_ids: rides,
  });

export const readSeats = (tripId: string, as?: { cookie: string }) =>
  call<Seats & Refusal>(GET, 'GET', { ...(as && { as }), params: { id: tripId } });

export const seatIn = (tripId: string, personId: string, rideId: string | null, as?: Person) =>
  call<Seats & Refusal>(seat, 'PUT', {
    ...(as && { as }),
    params: { id: tripId },
    body: { person_id: personId, ride_id: rideId },
  });

export const towBy = (tripId: string, rideId: string, carId: string | null, as?: Person) =>
  call<Seats & Refusal>(tow, 'PUT', {
    ...(as && { as }),
    params: { id: tripId },
    body: { ride_id: rideId, car_id: carId },
  });

/**
 * Returns the names of the people in each car, keyed by the car's name, as `as` sees them.
 * `nowhere` has the people without a seat.
 */
export async function ridersFor(as: Person, tripId: string): Promise<Record<string, string[]>> {
  const { cars, unseated } = (await readSeats(tripId, as)).body;
  const names = (all: { name: string }[]) => all.map(({ name }) => name);
  return {
    ...Object.fromEntries(cars.map(({ name, passengers }) => [name, names(passengers)])),
    nowhere: names(unseated),
  };
}

/**
 * Creates Mia's trip, with her Prado of three seats, which tows. Tom is going with Kim, a dog and a
 * caravan. Ann is invited, Eve is a stranger.
 */
export async function ridingTogether() {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [ann, eve] = [await person('Ann'), await person('Eve')];
  const { id } = await plan(mia, { invitees: [tom.email, ann.email] });
  const prado = await carOf(mia, 'Prado', { seats: 3, canTow: true });
  const [kim, dog, caravan] = [await childOf(tom, 'Kim'), await dogOf(tom, 'Rex'), await caravanOf(tom)];
  await bring(mia, id, [], [prado]);
  await bring(tom, id, [kim, dog], [caravan]);
  return { mia, tom, ann, eve, id, prado, kim, dog, caravan };
}
