import type { Household } from '../attendance/schema';
import { type Filling, mostSeated } from './most-seated';
import { isAdult, type PlannedCar, type Seating, seatPlan, type Traveller } from './seat-plan';
import { suggestTows } from './suggest-tows';

interface FillingCar extends Filling, Pick<PlannedCar, 'ride_id' | 'household_id'> {
  towing: boolean;
  /** The households that are in it. */
  aboard: Set<string>;
}

/**
 * Seats and tows for everybody who can have one. No other arrangement in which every car that carries anybody has an
 * adult in it seats more. Whoever sits already stays, save where that would cost somebody else a seat; then towing
 * cars are driven by their own people, households ride together, in their own car where there is room, and what is
 * left fills what is free. A seat is given only where the best possible number can still be reached.
 */
export function suggestSeats(households: readonly Household[], seating: Seating): Seating {
  const tows = suggestTows(households, seating);
  const { cars: planned, unseated } = seatPlan(households, { ...seating, tows });
  const cars = planned.map(
    ({ ride_id, household_id, seats, tows: towed }): FillingCar => ({
      ride_id,
      household_id,
      free: seats,
      adults: 0,
      children: 0,
      towing: towed.length > 0,
      aboard: new Set(),
    }),
  );
  const sitting = planned.flatMap(({ passengers }, at) =>
    passengers.map((traveller) => ({ traveller, car: cars[at] as FillingCar })),
  );
  const everybody = [...sitting.map(({ traveller }) => traveller), ...unseated];
  const waiting = { people: everybody.length, adults: everybody.filter(isAdult).length };
  const goal = mostSeated(cars, waiting);
  const seats = new Map<string, string>();
  let seated = 0;
  /** What would cost somebody a seat as things stand: a group of such a size in a car of such a state. */
  const refused = new Set<string>();

  /** Seats all of a group in a car, unless that costs anybody else a seat. */
  const seat = (group: Traveller[], car: FillingCar): boolean => {
    if (group.length === 0 || car.free < group.length || seated + group.length > goal) return false;
    const adults = group.filter(isAdult).length;
    // Of many cars alike one is tried, or the largest trips would take minutes.
    const attempt = [group.length, adults, car.free, car.adults > 0, car.children > 0].join();
    if (refused.has(attempt)) return false;
    const add = (by: 1 | -1) => {
      car.free -= by * group.length;
      car.adults += by * adults;
      car.children += by * (group.length - adults);
      waiting.people -= by * group.length;
      waiting.adults -= by * adults;
      seated += by * group.length;
    };
    add(1);
    if (seated + mostSeated(cars, waiting) < goal) {
      add(-1);
      refused.add(attempt);
      return false;
    }
    refused.clear();
    for (const { person_id, household_id } of group) {
      seats.set(person_id, car.ride_id);
      car.aboard.add(household_id);
    }
    return true;
  };
  const isWaiting = ({ person_id }: Traveller) => !seats.has(person_id);
  const groups = [...new Set(everybody.map(({ household_id }) => household_id))].map((household_id) => ({
    household_id,
    members: () => everybody.filter((one) => one.household_id === household_id && isWaiting(one)),
  }));
  /** A child gets in with an adult. */
  const seatEach = (members: Traveller[], into: FillingCar[]) => {
    for (const member of members) {
      into.some((car) => (isAdult(member) || car.adults > 0) && seat([member], car));
    }
  };
  const seatTogether = (household_id: string, members: Traveller[], into: FillingCar[]) =>
    byFit(household_id, into).some((car) => (members.some(isAdult) || car.adults > 0) && seat(members, car));

  for (const { traveller, car } of sitting) seat([traveller], car);
  for (const { household_id, members } of groups) {
    const own = cars.filter((car) => car.household_id === household_id);
    for (const car of own.filter(({ towing, adults }) => towing && adults === 0)) {
      const driver = members().find(isAdult);
      if (driver) seat([driver], car);
    }
    if (seatTogether(household_id, members(), own)) continue;
    // A second time for the children of a car whose driver is only found at the end.
    for (let round = 0; round < 2; round++) seatEach(inTurn(members()), byFit(household_id, own));
  }
  const larger = [...groups].sort((one, other) => other.members().length - one.members().length);
  for (const { household_id, members } of larger) seatTogether(household_id, members(), cars);
  for (const { household_id, members } of larger) seatEach(inTurn(members()), byRoom(household_id, cars));
  for (const traveller of [...everybody.filter(isAdult), ...everybody].filter(isWaiting)) {
    if (isWaiting(traveller)) cars.some((car) => seat([traveller], car));
  }
  return { seats: Object.fromEntries(seats), tows };
}

/** One adult, then the children, then the other adults: where a household has to part, no child is left alone. */
function inTurn(members: Traveller[]): Traveller[] {
  const [driver, ...adults] = members.filter(isAdult);
  const children = members.filter((member) => !isAdult(member));
  return driver ? [driver, ...children, ...adults] : children;
}

type Preference = (car: FillingCar) => number;

const sorted = (cars: FillingCar[], ...preferences: Preference[]) =>
  [...cars].sort((one, other) => {
    for (const of of preferences) if (of(one) !== of(other)) return of(one) - of(other);
    return 0;
  });

const first = (is: boolean) => (is ? 0 : 1);

/** Where one's own are, then one's own car, then where somebody drives already, the tightest fit first. */
const byFit = (household_id: string, cars: FillingCar[]) =>
  sorted(
    cars,
    ({ aboard }) => first(aboard.has(household_id)),
    (car) => first(car.household_id === household_id),
    ({ adults }) => first(adults > 0),
    ({ free }) => free,
  );

/** The same with the most room first, for a household that has to part. */
const byRoom = (household_id: string, cars: FillingCar[]) =>
  sorted(
    cars,
    ({ aboard }) => first(aboard.has(household_id)),
    ({ adults }) => first(adults > 0),
    ({ free }) => -free,
  );
