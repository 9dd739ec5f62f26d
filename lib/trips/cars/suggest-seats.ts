import { stayTimes } from '../attendance/presence';
import type { Household } from '../attendance/schema';
import type { TripDates } from '../date-rules';
import type { Access } from './car-standing';
import { isAdult, type PlannedCar, type Traveller } from './planned-car';
import { inTurn, type Seating, seatingOf, seatPlan } from './seat-plan';

/** A car of the vehicle's own household is taken first. */
export function suggestTows(
  households: readonly Household[],
  seating: Seating,
  access: Access,
): Seating['tows'] {
  const { cars, untowed } = seatPlan(households, seating, access);
  const tows = new Map(cars.flatMap((car) => car.tows.map((id) => [id, car.ride_id])));
  const free = cars.filter((car) => car.counts && car.can_tow && car.tows.length === 0);
  const hitch = (own: boolean) => {
    for (const { ride_id, household_id } of untowed) {
      if (tows.has(ride_id)) continue;
      const at = free.findIndex((car) => !own || car.household_id === household_id);
      const [car] = at < 0 ? [] : free.splice(at, 1);
      if (car) tows.set(ride_id, car.ride_id);
    }
  };
  hitch(true);
  hitch(false);
  return Object.fromEntries(tows);
}

/**
 * Nobody who has a seat is moved, or rides in a car that arrives later or leaves earlier than their
 * household. A household's people get seats together or not at all, unless they are too many for any car.
 */
export function suggestSeats(
  households: readonly Household[],
  seating: Seating,
  dates: TripDates,
  access: Access = null,
): Seating {
  const tows = suggestTows(households, seating, access);
  const { cars, unseated } = seatPlan(households, { ...seating, tows }, access);
  const times = new Map(households.map((each) => [each.household_id, stayTimes(each, dates)]));
  const filling = () =>
    new Map(
      cars
        .filter(({ counts }) => counts)
        .map((car): [string, Filling] => [car.ride_id, { ...car, aboard: car.passengers }]),
    );
  const carsFor = (group: readonly Traveller[], all: Map<string, Filling>) =>
    [...all.values()]
      .filter((car) => inTime(car, group, times) && takes(car, group))
      .sort(byFit(group, times));

  const groups = households.flatMap(({ household_id }) => {
    const members = unseated.filter((one) => one.household_id === household_id);
    return members.length > 0 ? [{ members, choices: carsFor(members, filling()).length }] : [];
  });
  const bySize = groups.toSorted((a, b) => b.members.length - a.members.length || a.choices - b.choices);
  const byChoice = groups.toSorted((a, b) => a.choices - b.choices || b.members.length - a.members.length);
  /** Groups that are too many for any car come last, because they have to split up anyway. */
  const inOrder = (order: typeof groups) => [
    ...order.filter(({ choices }) => choices > 0),
    ...order.filter(({ choices }) => choices === 0),
  ];
  let best = new Map<string, string>();
  // Neither order is always better, and both are quick.
  for (const order of [bySize, byChoice].map(inOrder)) {
    const all = filling();
    const seats = new Map<string, string>();
    const seat = (members: readonly Traveller[], car: Filling) => {
      all.set(car.ride_id, { ...car, aboard: [...car.aboard, ...members] });
      for (const { person_id } of members) seats.set(person_id, car.ride_id);
    };
    const waitingOf = (members: readonly Traveller[]) =>
      members.filter(({ person_id }) => !seats.has(person_id));
    // Again, because a child's turn may come before an adult sits in the car.
    for (let before = -1; before < seats.size; ) {
      before = seats.size;
      for (const { members, choices } of order) {
        for (let left = waitingOf(members); left.length > 0; left = waitingOf(left)) {
          const part =
            choices > 0 ? left : largestPart(inTurn(left), (group) => carsFor(group, all).length > 0);
          const [car] = part.length > 0 ? carsFor(part, all) : [];
          if (!car) break;
          seat(part, car);
        }
      }
    }
    if (seats.size > best.size) best = seats;
  }
  const seats = { ...seating.seats, ...Object.fromEntries(best) };
  // Whoever would change cars within the own household, because others sit down there, keeps the seat.
  for (let moved = true; moved; ) {
    const now = carsByPerson(seatPlan(households, { ...seating, seats, tows }, access).cars);
    const movers = [...carsByPerson(cars)].filter(([id, car]) => now.get(id) !== car);
    for (const [id, car] of movers) seats[id] = car;
    moved = movers.length > 0;
  }
  return { ...seating, seats, tows };
}

type Filling = Pick<PlannedCar, 'ride_id' | 'household_id' | 'seats'> & { aboard: readonly Traveller[] };

const carsByPerson = (cars: readonly PlannedCar[]) => new Map(Object.entries(seatingOf({ cars }).seats));

type Times = ReadonlyMap<string, ReturnType<typeof stayTimes>>;

export function inTime(
  { household_id }: Pick<Filling, 'household_id'>,
  [first]: readonly Traveller[],
  times: Times,
): boolean {
  const [car, group] = [times.get(household_id), times.get(first?.household_id ?? '')];
  return !car || !group || (car.arrives <= group.arrives && car.leaves >= group.leaves);
}

/** A car with people needs an adult, and small children ride with one of their own household. */
export function takes(
  { seats, aboard }: Pick<Filling, 'seats' | 'aboard'>,
  group: readonly Traveller[],
): boolean {
  if (aboard.length + group.length > seats) return false;
  const adults = [...aboard, ...group].filter(isAdult);
  const small = group.filter(({ age }) => age === 'baby' || age === 'toddler');
  return (
    adults.length > 0 && small.every((one) => adults.some((each) => each.household_id === one.household_id))
  );
}

/** Cars where only children sit come first, so that they get a driver; the fewest free seats come last. */
function byFit([first]: readonly Traveller[], times: Times) {
  const own = first?.household_id ?? '';
  const stay = times.get(own);
  const ranks = ({ aboard, household_id, seats }: Filling) => {
    const car = times.get(household_id);
    const driven = aboard.some(isAdult);
    const is = [
      aboard.length > 0 && !driven,
      aboard.some((one) => one.household_id === own),
      household_id === own,
      driven,
      car?.arrives === stay?.arrives && car?.leaves === stay?.leaves,
    ];
    return [...is.map((yes) => (yes ? 0 : 1)), seats - aboard.length];
  };
  return (one: Filling, other: Filling): number => {
    const theirs = ranks(other);
    return ranks(one).reduce((order, rank, at) => order || rank - (theirs[at] ?? 0), 0);
  };
}

function largestPart(people: readonly Traveller[], fits: (group: Traveller[]) => boolean): Traveller[] {
  const part: Traveller[] = [];
  for (const one of people) if (fits([...part, one])) part.push(one);
  return part;
}
