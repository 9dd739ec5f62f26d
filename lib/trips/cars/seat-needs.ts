import { shortDrivetrains } from '@/lib/drivetrains';
import { capital, countWord, listText, peopleText } from '@/lib/text';
import type { Household } from '../attendance/schema';
import { namesFor, plainName, type SeatPage, type SeatRow, stopOf } from './car-groups';
import { type Access, asksFirst } from './car-standing';
import { mayMove } from './may-move';
import { freeIn, ifYes, type PlannedCar, type Towable, type Traveller } from './planned-car';
import { travellersOf } from './seat-plan';

interface SeatNeeds {
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
  return { heading: needHeading(people, tows, reader), text, people, tows, missing: null };
}

function needHeading(
  people: readonly SeatRow[],
  tows: readonly Towable[],
  { mine }: SeatPage['reader'],
): string {
  const [row, ...others] = people;
  const count = people.reduce((sum, each) => sum + each.people.length, 0);
  if (count > 1 && mine !== 'all') return `You need ${countWord(count)} seats`;
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

export function freeText(cars: readonly PlannedCar[], access: Access): string {
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
    stops.map((stop) => stop && (/\bbefore (.+)/.exec(stop.aside ?? '')?.[1] ?? stop.place)),
  );
  const [place] = past;
  return past.size === 1 && place ? `past ${place}` : 'all the way in';
}
