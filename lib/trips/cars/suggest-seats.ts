import { atOnce, type Steps } from '@/lib/in-steps';
import type { Household } from '../attendance/schema';
import { byFit, byRoom, type FillingCar } from './car-order';
import type { Access } from './car-standing';
import { type Filling, mostSeated } from './most-seated';
import { isAdult, type Seating, seatPlan, type Traveller } from './seat-plan';
import { suggestTows } from './suggest-tows';

/**
 * Suggests seats and tows in the cars that count (`whyNot`). Every car with people has an adult, and as
 * many people as possible have a seat. The other aims are less important, in this order: people who
 * have a seat keep it; cars that tow have a driver of their own household; a household rides together,
 * in its own car if it has room; everybody else fills the free seats. Of equally suitable cars, a car
 * that arrives on the household's day comes first.
 */
export const suggestSeats = (
  households: readonly Household[],
  seating: Seating,
  access: Access = null,
): Seating => atOnce(suggestingSeats(households, seating, access));

/**
 * Yields between the steps of `suggestSeats`, so that a trip with thousands of people doesn't block
 * the process.
 */
export function* suggestingSeats(
  households: readonly Household[],
  seating: Seating,
  access: Access,
): Steps<Seating> {
  const tows = suggestTows(households, seating, access);
  yield;
  const { cars: all, unseated } = seatPlan(households, { ...seating, tows }, access);
  const planned = all.filter(({ counts }) => counts);
  const arrivals = new Map(households.map(({ household_id, arrive_on }) => [household_id, arrive_on]));
  const arrivalOf = (household_id: string) => arrivals.get(household_id) ?? null;
  const cars = planned.map(
    ({ ride_id, household_id, seats, tows: towed }): FillingCar => ({
      ride_id,
      household_id,
      free: seats,
      adults: 0,
      children: 0,
      towing: towed.length > 0,
      aboard: new Set(),
      arrives: arrivalOf(household_id),
    }),
  );
  const kinds = countKinds(cars);
  const sitting = planned.flatMap(({ passengers }, at) =>
    passengers.map((traveller) => ({ traveller, car: cars[at] as FillingCar })),
  );
  const everybody = [...sitting.map(({ traveller }) => traveller), ...unseated];
  const waiting = { people: everybody.length, adults: everybody.filter(isAdult).length };
  const goal = mostSeated(kinds.all, waiting);
  const seats = new Map<string, string>();
  let seated = 0;
  /**
   * Attempts that have failed, because seating the group in the car would cost another person a seat.
   * Each attempt is a text that describes the group's size and the car's free seats and people.
   */
  const refused = new Set<string>();

  /**
   * Seats a whole group in a car and returns true; false when it doesn't fit or would cost another
   * person a seat.
   */
  const seat = (group: Traveller[], car: FillingCar): boolean => {
    if (group.length === 0 || car.free < group.length || seated + group.length > goal) return false;
    const adults = group.filter(isAdult).length;
    // Try only one of several equal cars, because otherwise the largest trips would take minutes.
    const attempt = [group.length, adults, car.free, car.adults > 0, car.children > 0].join();
    if (refused.has(attempt)) return false;
    const add = (by: 1 | -1) => {
      kinds.add(car, -1);
      car.free -= by * group.length;
      car.adults += by * adults;
      car.children += by * (group.length - adults);
      kinds.add(car, 1);
      waiting.people -= by * group.length;
      waiting.adults -= by * adults;
      seated += by * group.length;
    };
    add(1);
    if (seated + mostSeated(kinds.all, waiting) < goal) {
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
  const byHousehold = new Map<string, Traveller[]>();
  for (const one of everybody) {
    const members = byHousehold.get(one.household_id);
    if (members) members.push(one);
    else byHousehold.set(one.household_id, [one]);
  }
  const groups = [...byHousehold].map(([household_id, all]) => ({
    household_id,
    members: () => all.filter(isWaiting),
  }));
  /** Seats people one after the other. A child gets a seat only in a car with an adult. */
  const seatEach = (members: Traveller[], into: FillingCar[]) => {
    for (const member of members) {
      into.some((car) => (isAdult(member) || car.adults > 0) && seat([member], car));
    }
  };
  const seatTogether = (household_id: string, members: Traveller[], into: FillingCar[]) =>
    byFit(household_id, arrivalOf(household_id), into).some(
      (car) => (members.some(isAdult) || car.adults > 0) && seat(members, car),
    );

  for (const { traveller, car } of sitting) seat([traveller], car);
  for (const { household_id, members } of groups) {
    yield;
    const own = cars.filter((car) => car.household_id === household_id);
    for (const car of own.filter(({ towing, adults }) => towing && adults === 0)) {
      const driver = members().find(isAdult);
      if (driver) seat([driver], car);
    }
    if (seatTogether(household_id, members(), own)) continue;
    // Try twice, because in the first round a child's turn may come before an adult sits in the car.
    for (let round = 0; round < 2; round++)
      seatEach(inTurn(members()), byFit(household_id, arrivalOf(household_id), own));
  }
  const larger = groups
    .map((group) => ({ ...group, size: group.members().length }))
    .sort((one, other) => other.size - one.size);
  for (const { household_id, members } of larger) {
    yield;
    seatTogether(household_id, members(), cars);
  }
  for (const { household_id, members } of larger) {
    yield;
    seatEach(inTurn(members()), byRoom(household_id, arrivalOf(household_id), cars));
  }
  for (const traveller of [...everybody.filter(isAdult), ...everybody].filter(isWaiting)) {
    if (!isWaiting(traveller)) continue;
    cars.some((car) => seat([traveller], car));
    yield;
  }
  return { seats: Object.fromEntries(seats), tows };
}

/**
 * Returns a household's people in this order: one adult, the children, the other adults. In this
 * order no child stays without an adult when the household has to split up.
 */
function inTurn(members: Traveller[]): Traveller[] {
  const [driver, ...adults] = members.filter(isAdult);
  const children = members.filter((member) => !isAdult(member));
  return driver ? [driver, ...children, ...adults] : children;
}

/**
 * Counts the cars of each kind, because how many people can still be seated depends only on these
 * counts. Even the largest trips have only a few kinds of cars.
 */
function countKinds(cars: readonly FillingCar[]) {
  const all: Required<Filling>[] = [];
  const places = new Map<number, number>();
  const add = ({ free, adults, children }: Filling, by: 1 | -1) => {
    const kind = 4 * free + 2 * Number(adults > 0) + Number(children > 0);
    const at = places.get(kind) ?? all.push({ free, adults, children, count: 0 }) - 1;
    places.set(kind, at);
    (all[at] as Required<Filling>).count += by;
  };
  for (const car of cars) add(car, 1);
  return { all, add };
}
