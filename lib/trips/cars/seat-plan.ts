import type { Household } from '../attendance/schema';
import type { Access } from './car-standing';
import {
  carsOf,
  type FreeSeats,
  freeIn,
  freeSeats,
  goesPartWay,
  isAdult,
  needTow,
  numberAlike,
  type Passenger,
  type PlannedCar,
  type Towable,
  type Traveller,
  towablesOf,
} from './planned-car';

interface OwnCar<Person extends Traveller = Traveller> {
  seats: number;
  tows: readonly string[];
  passengers: Person[];
}

const ages: readonly Traveller['age'][] = ['baby', 'toddler', 'child', 'adult'];

/**
 * First `drivers` adults, then the youngest, so that no small child stays behind alone when seats are few.
 */
export function inTurn<Person extends Pick<Traveller, 'age'>>(
  people: readonly Person[],
  drivers = 1,
): Person[] {
  const first = people.filter(isAdult).slice(0, drivers);
  const rest = people.filter((one) => !first.includes(one));
  return [...first, ...ages.flatMap((age) => rest.filter((one) => one.age === age))];
}

/**
 * Each person's own car. It depends on nobody's seat, so that people stay where they are when one of them is
 * moved.
 */
function homesOf<Car extends Pick<OwnCar, 'seats' | 'tows'>>(
  people: readonly Traveller[],
  cars: readonly Car[],
): Map<string, Car> {
  const towing = cars.filter(({ tows }) => tows.length > 0);
  const order = [...towing, ...cars.filter((car) => !towing.includes(car))];
  const homes = new Map<string, Car>();
  const turns = inTurn(people, cars.length);
  const adults = turns.filter(isAdult).length;
  const driven = order.slice(0, adults).map((car) => ({ car, free: car.seats - 1 }));
  driven.forEach(({ car }, at) => {
    const driver = turns[at];
    if (driver) homes.set(driver.person_id, car);
  });
  const largest = driven.sort((one, other) => other.car.seats - one.car.seats);
  for (const { person_id } of turns.slice(driven.length)) {
    const home = largest.find(({ free }) => free > 0);
    if (!home) break;
    home.free -= 1;
    homes.set(person_id, home.car);
  }
  return homes;
}

/** A child sits only in a car with an adult of the household. */
function seatInOwnCars<Person extends Traveller>(
  people: readonly Person[],
  cars: readonly OwnCar<Person>[],
  waiting: (traveller: Person) => boolean,
): void {
  const homes = homesOf(people, cars);
  const standing = inTurn(people, cars.length).filter(waiting);
  const sit = (traveller: Person, choices: readonly OwnCar<Person>[]): boolean => {
    const car = choices.find(
      ({ seats, passengers }) =>
        passengers.length < seats &&
        (isAdult(traveller) ||
          passengers.some((one) => isAdult(one) && one.household_id === traveller.household_id)),
    );
    car?.passengers.push(traveller);
    return car !== undefined;
  };
  const homeless = standing.filter((one) => {
    const home = homes.get(one.person_id);
    return !(home && sit(one, [home]));
  });
  // Adults first, because a child needs one in the car.
  for (const one of inTurn(homeless, homeless.length)) sit(one, cars);
}

/** `seats` has only people who were moved by hand; null is for one taken out of the household's own car. */
export interface Seating {
  seats: Readonly<Record<string, string | null>>;
  /** The people who ride in a car only to the place where it parks; `seats` doesn't have them. */
  part_way?: Readonly<Record<string, string>>;
  tows: Readonly<Record<string, string>>;
}

export interface SeatPlan {
  cars: PlannedCar[];
  /** The same as `free.to_site`. */
  free_seats: number;
  free: FreeSeats;
  unseated: Traveller[];
  untowed: Towable[];
}

export const travellersOf = ({ household_id, crew }: Household): Traveller[] =>
  crew.flatMap((member) =>
    member.type === 'camper'
      ? [{ person_id: member.id, name: member.name, age: member.age, household_id }]
      : [],
  );

/**
 * People who weren't moved by hand sit in their household's own cars that count. When a car has more people
 * than seats, people of other households lose theirs first. A household whose car stops on the way rides in
 * it to there, with or without a seat for the rest of the way.
 */
export function seatPlan(households: readonly Household[], seating: Seating, access: Access): SeatPlan {
  const cars = numberAlike(households.flatMap((household) => carsOf(household, access)));
  const counting = cars.filter(({ counts }) => counts);
  const byId = new Map(counting.map((car) => [car.ride_id, car]));

  const towables = households.flatMap(towablesOf);
  for (const { ride_id } of towables) {
    const car = byId.get(seating.tows[ride_id] ?? '');
    if (car?.can_tow && car.tows.length === 0) car.tows.push(ride_id);
  }
  const towed = new Set(counting.flatMap(({ tows }) => tows));
  const needed = new Set(households.flatMap(({ vehicles }) => needTow(vehicles)).map(({ id }) => id));

  const travellers = households.flatMap(travellersOf);
  const seats = new Map(Object.entries(seating.seats));
  for (const traveller of travellers)
    byId.get(seats.get(traveller.person_id) ?? '')?.passengers.push({ ...traveller, leg: 'all' });
  const partWay = new Map(Object.entries(seating.part_way ?? {}));
  const taking = cars.filter((car) => car.counts || goesPartWay(car));
  for (const traveller of travellers.filter(({ person_id }) => !seats.has(person_id)))
    taking
      .find(({ ride_id }) => ride_id === partWay.get(traveller.person_id))
      ?.passengers.push({ ...traveller, leg: 'first' });
  for (const car of taking) car.passengers = driverFirst(car).slice(0, car.seats);
  const moved = idsIn(taking);
  const isWaiting = ({ person_id }: Traveller) => !moved.has(person_id) && seats.get(person_id) !== null;
  for (const household of households) {
    const people = travellersOf(household);
    const own = taking.filter(({ household_id }) => household_id === household.household_id);
    const [all, partly] = [own.filter(({ counts }) => counts), own.filter(goesPartWay)];
    seatInOwnCars(
      people.map((one): Passenger => ({ ...one, leg: 'all' })),
      all,
      isWaiting,
    );
    const driving = idsIn([...all, ...taking.filter(goesPartWay)]);
    seatInOwnCars(
      people.map((one): Passenger => ({ ...one, leg: 'first' })),
      partly,
      ({ person_id }) => !driving.has(person_id),
    );
  }
  const order = new Map(travellers.map(({ person_id }, at) => [person_id, at]));
  for (const car of taking) {
    car.passengers.sort((a, b) => (order.get(a.person_id) ?? 0) - (order.get(b.person_id) ?? 0));
    car.passengers = driverFirst(car);
  }
  for (const car of cars) car.free = freeSeats(car);
  const free = freeIn(cars);
  const seated = idsIn(counting, 'all');
  return {
    cars,
    free_seats: free.to_site,
    free,
    unseated: travellers.filter(({ person_id }) => !seated.has(person_id)),
    untowed: towables.filter(({ ride_id }) => needed.has(ride_id) && !towed.has(ride_id)),
  };
}

const idsIn = (cars: readonly PlannedCar[], only?: Passenger['leg']) =>
  new Set(
    cars.flatMap(({ passengers }) =>
      passengers.flatMap(({ person_id, leg }) => (only && leg !== only ? [] : [person_id])),
    ),
  );

function driverFirst({ passengers, household_id }: PlannedCar): Passenger[] {
  const own = passengers.filter((traveller) => traveller.household_id === household_id);
  const all = [...own, ...passengers.filter((traveller) => !own.includes(traveller))];
  const driver = all.find(isAdult);
  return driver ? [driver, ...all.filter((traveller) => traveller !== driver)] : all;
}

export const seatingOf = ({ cars }: { cars: readonly PlannedCar[] }): Seating => ({
  seats: Object.fromEntries(
    cars.flatMap(({ ride_id, passengers }) =>
      passengers.flatMap(({ person_id, leg }) => (leg === 'all' ? [[person_id, ride_id]] : [])),
    ),
  ),
  tows: Object.fromEntries(cars.flatMap(({ ride_id, tows }) => tows.map((id) => [id, ride_id]))),
});
