import type { Member } from '@/lib/household/crew/schema';
import type { Ride } from '@/lib/household/rides/schema';
import { countedCars, countedCrew, countedTrailers } from '@/lib/trips/attendance/counted-party';
import type { CountedParty } from '@/lib/trips/attendance/counted-party-schema';

/**
 * The crew and rides that the server will create. `own` is the crew that exists already, which is
 * only the person.
 */
export function countedHousehold(
  party: CountedParty,
  own: readonly Member[],
): { crew: Member[]; vehicles: Ride[] } {
  const crew = countedCrew(party).map(
    (one): Member =>
      one.type === 'pet'
        ? { ...one, id: one.name, breed: null }
        : { ...one, id: one.name, email: null, is_owner: false },
  );
  const vehicles = countedCars(party).map(
    (car, index): Ride => ({
      ...car,
      id: `car ${index}`,
      // The form holds '' until a drivetrain is chosen.
      drivetrain: car.drivetrain || null,
      seats: car.seats ?? 1,
      model: '',
      colour: '',
      registration: null,
      can_tow: false,
      description: null,
    }),
  );
  const trailers = countedTrailers(party).map(
    (trailer, index): Ride => ({ ...trailer, id: `trailer ${index}`, description: null }),
  );
  return { crew: [...own, ...crew], vehicles: [...vehicles, ...trailers] };
}
