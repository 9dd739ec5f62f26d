import { isAdult, type Traveller } from './traveller';

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
export function seatInOwnCars<Person extends Traveller>(
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
