import type { Drivetrain } from '@/lib/drivetrains';
import type { Camper, Pet } from '@/lib/household/crew/schema';
import { DEFAULT_SEATS } from '@/lib/household/rides/ride-options';
import type { Vehicle } from '../attendance/schema';
import { type Access, whyNot } from '../cars/car-standing';
import type { Counts } from './schema';

const ageCount = {
  adult: 'adults',
  child: 'children',
  toddler: 'toddlers',
  baby: 'babies',
} as const satisfies Record<Camper['age'], keyof Counts>;
const vehicleCount = { car: 'cars', trailer: 'trailers', boat: 'boats' } as const satisfies Record<
  Vehicle['type'],
  keyof Counts
>;

export interface Party {
  crew: ({ type: 'camper'; age: Camper['age'] } | { type: 'pet'; pet_type: Pet['pet_type'] })[];
  vehicles: {
    type: Vehicle['type'];
    seats?: number | null;
    drivetrain?: Drivetrain | null;
    anyway?: boolean;
  }[];
}

/** Counts the seats of cars that the way in allows; a car whose seats are unknown has five. */
export function countAll(households: readonly Party[], access: Access = null): Counts {
  const counts: Counts = {
    adults: 0,
    children: 0,
    toddlers: 0,
    babies: 0,
    people: 0,
    pets: {},
    cars: 0,
    trailers: 0,
    boats: 0,
    seats: 0,
  };
  for (const household of households) {
    const { crew, vehicles } = household;
    for (const member of crew) {
      if (member.type === 'pet') {
        counts.pets[member.pet_type] = (counts.pets[member.pet_type] ?? 0) + 1;
      } else {
        counts[ageCount[member.age]] += 1;
        counts.people += 1;
      }
    }
    for (const vehicle of vehicles) {
      counts[vehicleCount[vehicle.type]] += 1;
      if (vehicle.type === 'car' && whyNot(access, household, vehicle) === null)
        counts.seats += vehicle.seats ?? DEFAULT_SEATS;
    }
  }
  return counts;
}
