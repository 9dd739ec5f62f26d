import type { Companion, Household, Vehicle } from '../attendance/schema';
import { needTow } from '../needs-tow';
import { vehicleName } from './vehicle-names';

type Camper = Extract<Companion, { type: 'camper' }>;
type Car = Extract<Vehicle, { type: 'car' }>;

/** Who sits where and what is towed by what, as it is saved: the car's id by the person's, and by the trailer's or boat's. */
export interface Seating {
  seats: Readonly<Record<string, string>>;
  tows: Readonly<Record<string, string>>;
}

/** Somebody who needs a seat: a camper of any age, a baby too. */
export interface Traveller {
  person_id: string;
  name: string;
  age: Camper['age'];
  household_id: string;
}

/** A trailer or boat, which a car may tow. */
export interface Towable {
  ride_id: string;
  name: string;
  household_id: string;
  description: string | null;
}

export interface PlannedCar
  extends Pick<Car, 'make' | 'model' | 'colour' | 'drivetrain' | 'seats' | 'can_tow' | 'description'> {
  ride_id: string;
  name: string;
  household_id: string;
  /** The driver first. */
  passengers: Traveller[];
  tows: string[];
}

export interface SeatPlan {
  cars: PlannedCar[];
  unseated: Traveller[];
  untowed: Towable[];
}

export const isAdult = ({ age }: Pick<Traveller, 'age'>) => age === 'adult';

/** Those of a household who need a seat, in the order of its crew. */
export const travellersOf = ({ household_id, crew }: Household): Traveller[] =>
  crew.flatMap((member) =>
    member.type === 'camper'
      ? [{ person_id: member.id, name: member.name, age: member.age, household_id }]
      : [],
  );

/** A household's cars, with nobody in them. */
export const carsOf = ({ household_id, profile_name, vehicles }: Household): PlannedCar[] =>
  vehicles.flatMap((vehicle) => {
    if (vehicle.type !== 'car') return [];
    const { id, make, model, colour, drivetrain, seats, can_tow, description } = vehicle;
    const name = vehicleName(profile_name, vehicle);
    return [
      {
        ride_id: id,
        name,
        household_id,
        make,
        model,
        colour,
        drivetrain,
        seats,
        can_tow,
        description,
        passengers: [],
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

/**
 * Every car of those going with who is in it and what it tows, and what is left. A saved seat counts only while its
 * person and its car are coming; where a car has fewer seats than people, those of other households lose theirs first.
 */
export function seatPlan(households: readonly Household[], seating: Seating): SeatPlan {
  const cars = numberAlike(households.flatMap(carsOf));
  const byId = new Map(cars.map((car) => [car.ride_id, car]));
  const travellers = households.flatMap(travellersOf);
  for (const traveller of travellers) {
    byId.get(seating.seats[traveller.person_id] ?? '')?.passengers.push(traveller);
  }
  for (const car of cars) car.passengers = driverFirst(car).slice(0, car.seats);
  const seated = new Set(cars.flatMap(({ passengers }) => passengers.map(({ person_id }) => person_id)));

  const towables = households.flatMap(towablesOf);
  for (const { ride_id } of towables) {
    const car = byId.get(seating.tows[ride_id] ?? '');
    if (car?.can_tow && car.tows.length === 0) car.tows.push(ride_id);
  }
  const towed = new Set(cars.flatMap(({ tows }) => tows));
  const needed = new Set(households.flatMap(({ vehicles }) => needTow(vehicles)).map(({ id }) => id));
  return {
    cars,
    unseated: travellers.filter(({ person_id }) => !seated.has(person_id)),
    untowed: towables.filter(({ ride_id }) => needed.has(ride_id) && !towed.has(ride_id)),
  };
}

/** Cars of one name are told apart by a number: "Mia’s Prado", "Mia’s Prado 2". */
function numberAlike(cars: PlannedCar[]): PlannedCar[] {
  const counts = new Map<string, number>();
  return cars.map((car) => {
    const nth = (counts.get(car.name) ?? 0) + 1;
    counts.set(car.name, nth);
    return nth === 1 ? car : { ...car, name: `${car.name} ${nth}` };
  });
}

/** An adult of the car's own household drives, or else any adult; then its household, then the others. */
function driverFirst({ passengers, household_id }: PlannedCar): Traveller[] {
  const own = passengers.filter((traveller) => traveller.household_id === household_id);
  const all = [...own, ...passengers.filter((traveller) => !own.includes(traveller))];
  const driver = all.find(isAdult);
  return driver ? [driver, ...all.filter((traveller) => traveller !== driver)] : all;
}

/** A plan's seats and tows, as they are saved. */
export const seatingOf = ({ cars }: SeatPlan): Seating => ({
  seats: Object.fromEntries(
    cars.flatMap(({ ride_id, passengers }) => passengers.map(({ person_id }) => [person_id, ride_id])),
  ),
  tows: Object.fromEntries(cars.flatMap(({ ride_id, tows }) => tows.map((id) => [id, ride_id]))),
});
