import { formatDayOfMonth, formatShortWeekday } from '@/lib/dates';
import { capital, listText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { dayName, daysOf, type TripDates } from '../date-rules';
import { shortName } from '../households/household-name';
import { type Access, asksFirst } from './car-standing';
import type { MayMove } from './may-move';
import { convoyText, goesPartWay, isAdult, type PlannedCar, type Traveller } from './planned-car';
import { type SeatPlan, travellersOf } from './seat-plan';

/** `ownId` is the reader's household. */
export interface Reader {
  ownId: string | null;
  mine: MayMove;
}

export interface SeatPage {
  plan: SeatPlan;
  households: readonly Household[];
  dates: TripDates;
  access: Access;
  reader: Reader;
  /** The trip is over or called off. */
  closed: boolean;
}

/** People of one household in one car, or without a seat. */
export interface SeatRow {
  household_id: string;
  people: Traveller[];
  names: string;
  detail: string;
  /** Somebody in a car that stops on the way has no seat for the rest of it. */
  short: boolean;
}

export interface ShownCar {
  car: PlannedCar;
  name: string;
  /** When it gets to the site: "Sun morning"; null for a car that doesn't. */
  when: string | null;
  /** Null for a car that takes nobody. */
  room: string | null;
  rows: SeatRow[];
}

export interface CarGroup {
  way: 'in' | 'ask' | 'stops' | 'lost' | 'undriven';
  title: string;
  /** Where the cars stop, more exactly; null when nobody has said. */
  aside: string | null;
  cars: ShownCar[];
}

export function carGroups(page: SeatPage): CarGroup[] {
  const groups = new Map<string, CarGroup>();
  for (const car of page.plan.cars) {
    const { title, ...group } = groupOf(car, page.access);
    const cars = groups.get(title)?.cars ?? [];
    const owner = page.households.find(({ household_id }) => household_id === car.household_id);
    cars.push({
      car,
      name: capital(nameFor(page, car)),
      when: car.counts && owner ? whenText(owner, page.dates) : null,
      room: car.counts || goesPartWay(car) ? (car.free === 0 ? 'Full' : `${car.free} free`) : null,
      rows: isLost(car) ? waitingBeside(car, page) : rowsIn(car, page),
    });
    groups.set(title, { title, ...group, cars });
  }
  return [...groups.values()].sort((one, other) => ways.indexOf(one.way) - ways.indexOf(other.way));
}

const ways: readonly CarGroup['way'][] = ['in', 'ask', 'stops', 'lost', 'undriven'];

function groupOf(car: PlannedCar, access: Access): Omit<CarGroup, 'cars'> {
  if (car.why_not === 'driver') return { way: 'undriven', title: 'Nobody to drive', aside: null };
  if (car.counts)
    return asksFirst(access, car)
      ? { way: 'ask', title: 'Ask first', aside: null }
      : { way: 'in', title: 'All the way in', aside: null };
  const stop = stopOf(car);
  return stop
    ? { way: 'stops', title: `To ${stop.place}`, aside: stop.aside }
    : { way: 'lost', title: 'Not all the way in', aside: null };
}

/** Of "The top gate, 2 km before the ford": "the top gate" and "2 km before the ford". */
export function stopOf(car: PlannedCar): { place: string; aside: string | null } | null {
  if (!goesPartWay(car)) return null;
  const [place = '', ...aside] = (car.parks_at ?? '').split(/,\s*/);
  return { place: place.replace(/^The /, 'the '), aside: aside.join(', ') || null };
}

const isLong = (dates: TripDates) => daysOf(dates).length > 7;

const arrivalOf = (household: Household | undefined, { start_date }: TripDates) =>
  household?.arrive_on ?? start_date;

function whenText(household: Household, dates: TripDates): string {
  const day = arrivalOf(household, dates);
  const text = isLong(dates) ? formatDayOfMonth(day) : formatShortWeekday(day);
  return [text, household.arrive_by].filter(Boolean).join(' ');
}

/** Null when both come on the same day. */
function comesText(household: Household | undefined, owner: Household | undefined, dates: TripDates) {
  const day = arrivalOf(household, dates);
  return day === arrivalOf(owner, dates) ? null : `comes on ${dayName(day, daysOf(dates).length)}`;
}

/** Without the owner's name: "CX-5" of "Sam’s CX-5". */
export const plainName = ({ name }: PlannedCar, owner: Household | undefined) =>
  name.replace(`${shortName(owner?.profile_name ?? '')}’s `, '');

/** "your CX-5", and "Olivia’s Prado" of others. */
export function nameFor({ households, reader }: Named, car: PlannedCar): string {
  if (car.household_id !== reader.ownId) return car.name;
  return `your ${plainName(
    car,
    households.find(({ household_id }) => household_id === reader.ownId),
  )}`;
}

/** Which car leads and which comes last, as `nameFor` calls them. */
export const convoyFor = (page: Named, cars: readonly PlannedCar[]) =>
  convoyText(cars.map((car) => ({ ...car, name: nameFor(page, car) })));

interface Named extends Pick<SeatPage, 'households'> {
  reader: Pick<SeatPage['reader'], 'ownId'>;
}

/** Can't get to the site, and nobody knows where it stops. */
const isLost = (car: PlannedCar) => car.why_not === 'access' && !goesPartWay(car);

/** A household's people without a seat, shown with the first of its cars that can't get there. */
function waitingBeside({ household_id, ride_id }: PlannedCar, page: SeatPage): SeatRow[] {
  const first = page.plan.cars.find((car) => car.household_id === household_id && isLost(car));
  if (first?.ride_id !== ride_id) return [];
  const people = page.plan.unseated.filter((one) => one.household_id === household_id);
  if (page.closed || people.length === 0) return [];
  const { all } = namesFor(page, people);
  const needs = people.length > 1 ? 'Need seats' : all === 'You' ? 'Need a seat' : 'Needs a seat';
  return [{ household_id, people, names: all, detail: needs, short: true }];
}

function rowsIn(car: PlannedCar, page: SeatPage): SeatRow[] {
  const [driver] = car.passengers;
  const household = (id: string) => page.households.find((each) => each.household_id === id);
  const ids = [...new Set(car.passengers.map(({ household_id }) => household_id))];
  return ids.map((household_id) => {
    const people = car.passengers.filter((one) => one.household_id === household_id);
    const named = namesFor(page, people);
    const seats = people.filter(({ age }) => age === 'baby' || age === 'toddler');
    const { text, short } = otherLeg(car, people, named, page);
    const detail = [
      car.counts &&
        driver &&
        isAdult(driver) &&
        people.includes(driver) &&
        `${named.of(driver)} ${named.you(driver) ? 'drive' : 'drives'}`,
      seats.length > 0 && `child seat for ${listText(seats.map(named.of))}`,
      text,
      comesText(household(household_id), household(car.household_id), page.dates),
    ];
    return {
      household_id,
      people,
      names: named.all,
      detail: capital(detail.filter(Boolean).join(' · ')),
      short,
    };
  });
}

function otherLeg(
  car: PlannedCar,
  people: readonly Traveller[],
  named: ReturnType<typeof namesFor>,
  page: SeatPage,
): { text: string | null; short: boolean } {
  const { cars, unseated } = page.plan;
  const withThem = (one: PlannedCar) =>
    one.counts !== car.counts &&
    one.passengers.some(({ person_id }) => people.some((each) => each.person_id === person_id));
  const others = cars.filter(withThem);
  if (car.counts) {
    const stops = others.flatMap((one) => stopOf(one)?.place ?? []);
    return { text: stops.length > 0 ? `from ${listText([...new Set(stops)])}` : null, short: false };
  }
  const isLeft = ({ person_id }: Traveller) => unseated.some((one) => one.person_id === person_id);
  const left = page.closed ? [] : people.filter(isLeft);
  const then = others.map((one) => `then ${nameFor(page, one)}`);
  const who = left.length === people.length ? '' : `${listText(left.map(named.of))} `;
  const verb = left.length === 1 && !left.some(named.you) ? 'needs' : 'need';
  const needs = left.length > 0 ? [`${who}${verb} a seat from ${stopOf(car)?.place}`] : [];
  return { text: [...then, ...needs].join(' · '), short: left.length > 0 };
}

/** The reader comes first, as "You". */
export function namesFor({ households, reader }: SeatPage, people: readonly Traveller[]) {
  const own = households.find(({ household_id }) => household_id === reader.ownId);
  const campers = own ? travellersOf(own) : [];
  const owner = own?.crew.find((member) => member.type === 'camper' && member.is_owner);
  const youId = owner?.id ?? campers.find(isAdult)?.person_id;
  const you = ({ person_id }: Traveller) => person_id === youId;
  const of = (one: Traveller) => (you(one) ? 'you' : shortName(one.name));
  const sorted = people.toSorted((one, other) => Number(you(other)) - Number(you(one)));
  return { you, of, all: capital(listText(sorted.map(of))) };
}
