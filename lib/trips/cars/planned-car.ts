import { vehicleWord } from '@/lib/household/rides/vehicle-word';
import type { Household, Vehicle } from '../attendance/schema';
import { shortName } from '../households/household-name';
import { type Access, type WhyNot, whyNot } from './car-standing';
import type { Traveller } from './traveller';

type Car = Extract<Vehicle, { type: 'car' }>;

export interface Towable {
  ride_id: string;
  name: string;
  household_id: string;
  description: string | null;
}

/** `leg` is "first" for somebody who rides only to the place where the car parks. */
export interface Passenger extends Traveller {
  leg: 'all' | 'first';
}

export interface PlannedCar
  extends Pick<
    Car,
    | 'make'
    | 'model'
    | 'colour'
    | 'drivetrain'
    | 'seats'
    | 'can_tow'
    | 'description'
    | 'anyway'
    | 'parks_at'
    | 'convoy'
  > {
  ride_id: string;
  name: string;
  household_id: string;
  /** A car that doesn't count has neither people nor a tow. */
  counts: boolean;
  why_not: WhyNot | null;
  /** The driver first. */
  passengers: Passenger[];
  /** 0 in a car that takes nobody. */
  free: number;
  tows: string[];
}

export const carsOf = (household: Household, access: Access = null): PlannedCar[] =>
  household.vehicles.flatMap((vehicle) => {
    if (vehicle.type !== 'car') return [];
    const { id, type: _, ...car } = vehicle;
    const why_not = whyNot(access, household, vehicle);
    return [
      {
        ...car,
        ride_id: id,
        name: vehicleName(household.profile_name, vehicle),
        household_id: household.household_id,
        counts: why_not === null,
        why_not,
        passengers: [],
        free: 0,
        tows: [],
      },
    ];
  });

export const towablesOf = ({ household_id, profile_name, vehicles }: Household): Towable[] =>
  vehicles.flatMap((vehicle) =>
    vehicle.type === 'car'
      ? []
      : [
          {
            ride_id: vehicle.id,
            name: vehicleName(profile_name, vehicle),
            household_id,
            description: vehicle.description,
          },
        ],
  );

export function numberAlike(cars: PlannedCar[]): PlannedCar[] {
  const counts = new Map<string, number>();
  return cars.map((car) => {
    const nth = (counts.get(car.name) ?? 0) + 1;
    counts.set(car.name, nth);
    return nth === 1 ? car : { ...car, name: `${car.name} ${nth}` };
  });
}

export const vehicleName = (ownersName: string, vehicle: Vehicle): string =>
  `${shortName(ownersName)}’s ${vehicleWord(vehicle)}`;
