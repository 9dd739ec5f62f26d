import type { Day } from '@/lib/dates';
import type { Camper } from '@/lib/household/crew/schema';
import { type boatTypes, type trailerTypes, vehicleWord } from '@/lib/household/rides/ride-options';
import type { Household, Vehicle } from '../attendance/schema';
import { shortName } from '../households/household-name';
import { type Access, type WhyNot, whyNot } from './car-standing';

/** Returns, for example, ", 5 of them if the campsite says yes". */
export function ifYes(toAsk: number, seats: number): string {
  if (toAsk === 0) return '';
  return `, ${toAsk < seats ? `${toAsk} of them ` : ''}if the campsite says yes`;
}

/** Even a baby needs a seat. */
export interface Traveller {
  person_id: string;
  name: string;
  age: Camper['age'];
  household_id: string;
}

export const isAdult = ({ age }: Pick<Traveller, 'age'>) => age === 'adult';

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
  /** Of a household that joins later. */
  arrive_on?: Day;
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
        ...(household.arrive_on && { arrive_on: household.arrive_on }),
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

export function convoyText(cars: readonly Pick<PlannedCar, 'name' | 'convoy'>[]): string | null {
  const nameOf = (place: PlannedCar['convoy']) => cars.find(({ convoy }) => convoy === place)?.name;
  const [lead, tail] = [nameOf('lead'), nameOf('tail')];
  return [lead && `${lead} leads`, tail && `${tail} comes last`].filter(Boolean).join(', ') || null;
}

export type VehicleKind =
  | { type: 'car' }
  | { type: 'trailer'; trailer_type: (typeof trailerTypes)[number] }
  | { type: 'boat'; boat_type: (typeof boatTypes)[number] };

/** Too heavy to be carried to the water or on a car's roof. */
export const isHeavyBoat = (kind: string) => kind === 'Powerboat' || kind === 'Sailboat';

/**
 * A household's heavy boat lies on its "Other" trailer; a car tows both together, so only the boat is
 * returned.
 */
export function needTow<Vehicle extends VehicleKind>(vehicles: readonly Vehicle[]): Vehicle[] {
  let boats = vehicles.filter((each) => each.type === 'boat' && isHeavyBoat(each.boat_type)).length;
  return vehicles.filter((each) => {
    if (each.type === 'car') return false;
    if (each.type === 'boat') return isHeavyBoat(each.boat_type);
    if (each.trailer_type !== 'Other') return true;
    boats -= 1;
    return boats < 0;
  });
}

type Seats = Pick<PlannedCar, 'seats' | 'passengers' | 'counts' | 'why_not' | 'parks_at'>;

export interface FreeSeats {
  to_site: number;
  part_way: number;
}

/** The car can't reach the site, and takes people to the place where it parks. */
export const goesPartWay = ({ why_not, parks_at }: Pick<PlannedCar, 'why_not' | 'parks_at'>): boolean =>
  why_not === 'access' && parks_at !== null;

export const freeSeats = (car: Seats): number =>
  car.counts || goesPartWay(car) ? car.seats - car.passengers.length : 0;

/** All pages, calls and mails that say how many seats are free have the number from here. */
export function freeIn(cars: readonly Seats[]): FreeSeats {
  const sum = (some: readonly Seats[]) => some.reduce((all, car) => all + freeSeats(car), 0);
  return { to_site: sum(cars.filter(({ counts }) => counts)), part_way: sum(cars.filter(goesPartWay)) };
}
