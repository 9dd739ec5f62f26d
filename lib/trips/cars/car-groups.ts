import { formatDayOfMonth, formatShortWeekday } from '@/lib/dates';
import { shortDrivetrains } from '@/lib/drivetrains';
import { capital, countWord, listText, peopleText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { dayName, type TripDates } from '../date-rules';
import { shortName } from '../households/household-name';
import { daysOf } from '../meals/grid';
import { type Access, asksFirst } from './car-standing';
import { type MayMove, mayMove } from './may-move';
import {
  freeIn,
  goesPartWay,
  ifYes,
  isAdult,
  type PlannedCar,
  type Towable,
  type Traveller,
} from './planned-car';
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
      name: page.reader.ownId === car.household_id ? yours(car, owner) : car.name,
      when: car.counts && owner ? whenText(owner, page.dates) : null,
      room: car.counts || goesPartWay(car) ? (car.free === 0 ? 'Full' : `${car.free} free`) : null,
      rows: rowsIn(car, page),
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
function stopOf(car: PlannedCar): { place: string; aside: string | null } | null {
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
const plainName = ({ name }: PlannedCar, owner: Household | undefined) =>
  name.replace(`${shortName(owner?.profile_name ?? '')}’s `, '');

const yours = (car: PlannedCar, owner: Household | undefined) => `Your ${plainName(car, owner)}`;

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
  { plan: { cars, unseated }, closed }: SeatPage,
): { text: string | null; short: boolean } {
  const withThem = (one: PlannedCar) =>
    one.counts !== car.counts &&
    one.passengers.some(({ person_id }) => people.some((each) => each.person_id === person_id));
  const others = cars.filter(withThem);
  if (car.counts) {
    const stops = others.flatMap((one) => stopOf(one)?.place ?? []);
    return { text: stops.length > 0 ? `from ${listText([...new Set(stops)])}` : null, short: false };
  }
  const isLeft = ({ person_id }: Traveller) => unseated.some((one) => one.person_id === person_id);
  const left = closed ? [] : people.filter(isLeft);
  const then = others.map(({ name }) => `then ${name}`);
  const who = left.length === people.length ? '' : `${listText(left.map(named.of))} `;
  const verb = left.length === 1 && !left.some(named.you) ? 'needs' : 'need';
  const needs = left.length > 0 ? [`${who}${verb} a seat from ${stopOf(car)?.place}`] : [];
  return { text: [...then, ...needs].join(' · '), short: left.length > 0 };
}

/** The reader comes first, as "You". */
function namesFor({ households, reader }: SeatPage, people: readonly Traveller[]) {
  const own = households.find(({ household_id }) => household_id === reader.ownId);
  const campers = own ? travellersOf(own) : [];
  const owner = own?.crew.find((member) => member.type === 'camper' && member.is_owner);
  const youId = owner?.id ?? campers.find(isAdult)?.person_id;
  const you = ({ person_id }: Traveller) => person_id === youId;
  const of = (one: Traveller) => (you(one) ? 'you' : shortName(one.name));
  const sorted = people.toSorted((one, other) => Number(you(other)) - Number(you(one)));
  return { you, of, all: capital(listText(sorted.map(of))) };
}

export interface SeatNeeds {
  heading: string;
  /** How many seats are free, or what is missing; '' when everybody has a seat. */
  text: string;
  people: SeatRow[];
  tows: Towable[];
  /** The kind of car that would get there, when no car of the trip does; '' when that isn't known. */
  missing: string | null;
}

/** What the reader can still sort out; null for a reader who has nothing to sort out and doesn't organise. */
export function seatNeeds(page: SeatPage): SeatNeeds | null {
  const { plan, households, access, reader, closed } = page;
  if (closed) return null;
  const { cars, unseated, untowed } = plan;
  const mayPlace = ({ household_id }: { household_id: string }) => mayMove(reader.mine, household_id);
  const tows = untowed.filter(mayPlace);
  const waiting = unseated.filter(mayPlace);
  if (waiting.length + tows.length === 0)
    return reader.mine === 'all' && unseated.length === 0
      ? { heading: 'Everybody has a seat', text: '', people: [], tows: [], missing: null }
      : null;
  if (waiting.length > 0 && !cars.some(({ why_not }) => why_not !== 'access')) {
    const missing = access?.needs && access.needs !== '2 Wheel Drive' ? shortDrivetrains[access.needs] : '';
    const people = peopleText(households.flatMap(travellersOf).length);
    const heading = missing ? `${people} and no ${missing}` : 'No car gets all the way in';
    return { heading, text: missing && 'The way in needs one.', people: [], tows, missing };
  }
  const own = (id: string) => Number(id === reader.ownId);
  const people = [...new Set(waiting.map(({ household_id }) => household_id))]
    .sort((one, other) => own(other) - own(one))
    .map((household_id) => waitingRow(household_id, waiting, page));
  const text = waiting.length > 0 ? freeText(cars, access) : '';
  return { heading: needHeading(people, tows), text, people, tows, missing: null };
}

function needHeading(people: readonly SeatRow[], tows: readonly Towable[]): string {
  const [row, ...others] = people;
  const count = people.reduce((sum, each) => sum + each.people.length, 0);
  if (count > 1) return `${capital(countWord(count))} people need a seat`;
  if (row && others.length === 0) return `${row.names} ${row.names === 'You' ? 'need' : 'needs'} a seat`;
  return tows.length === 1
    ? `No car tows ${tows[0]?.name}`
    : `No car tows ${countWord(tows.length)} of yours`;
}

function waitingRow(household_id: string, waiting: readonly Traveller[], page: SeatPage): SeatRow {
  const people = waiting.filter((one) => one.household_id === household_id);
  const owner = page.households.find((each) => each.household_id === household_id);
  const detail = whyWaiting(
    page.plan.cars.filter((car) => car.household_id === household_id),
    owner,
  );
  return { household_id, people, names: namesFor(page, people).all, detail, short: false };
}

function whyWaiting(own: readonly PlannedCar[], owner: Household | undefined): string {
  const reasons = own.map((car) => {
    const name = plainName(car, owner);
    if (car.why_not === 'driver') return `Nobody drives ${name}`;
    if (car.counts) return car.free === 0 ? `${name} is full` : `Not in ${name}`;
    const stop = stopOf(car);
    return stop ? `${name} stops at ${stop.place}` : `${name} can’t get all the way in`;
  });
  return reasons.length > 0 ? listText(reasons) : 'No car';
}

function freeText(cars: readonly PlannedCar[], access: Access): string {
  const free = freeIn(cars).to_site;
  const toAsk = freeIn(cars.filter((car) => asksFirst(access, car))).to_site;
  const where = cars.some(({ why_not }) => why_not === 'access') ? ` ${pastText(cars)}` : '';
  const seats =
    free === 1
      ? 'One seat is'
      : `${capital(free === 0 ? 'no' : countWord(free))} seat${free === 0 ? ' is' : 's are'}`;
  return `${seats} free${where}${ifYes(toAsk, free)}.`;
}

/** "past the ford", where all cars that stop do so "2 km before the ford". */
function pastText(cars: readonly PlannedCar[]): string {
  const stops = cars.flatMap((car) => (car.why_not === 'access' ? [stopOf(car)] : []));
  const past = new Set(
    stops.map((stop) => stop && (/\bbefore (.+)$/.exec(stop.aside ?? '')?.[1] ?? stop.place)),
  );
  const [place] = past;
  return past.size === 1 && place ? `past ${place}` : 'all the way in';
}
