import { answersText, countAnswers, remindable, reminderDue } from '@/lib/trips/attendance/answer-counts';
import type { TripPeople } from '@/lib/trips/attendance/people';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';
import type { Finding, Rule } from '@/lib/trips/fit/finding';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import type { ShownFinding, SiteContact } from '../fit/finding-row';
import { namesText } from '../people/names-text';
import type { ForYou } from './for-you';

/** The people who haven't answered or have to confirm their answer. */
export interface Waiting {
  /** How many of these people there are, by what they have to do: "4 waiting, 1 to confirm". */
  text: string;
  /** The names of the people to remind: "Tom, Zoe and 4 more". */
  names: string;
  /** The number of people to remind; 0 when it is too early for a reminder. */
  remind: number;
}

export interface ToDo {
  /** The results of the trip's fit check, without the results in `others`. */
  findings: ShownFinding[];
  /**
   * Problems and checks that only another household or the organisers can settle. The page folds
   * them.
   */
  others: ShownFinding[];
  contact: SiteContact;
  seats: boolean;
  answers: boolean;
  /**
   * The car that can't reach the site, if there is exactly one; null otherwise. The page offers an
   * organiser to count the car's seats anyway.
   */
  stopped: Pick<PlannedCar, 'ride_id' | 'name' | 'anyway'> | null;
  /** The people who haven't answered; null when the viewer can't remind anybody. */
  waiting: Waiting | null;
}

export function toDoOf(
  page: TripHead & OverviewData,
  { organises, choosesParty }: OwnTools,
  { rows }: Pick<ForYou, 'rows'>,
  now: Date,
): ToDo {
  const { location: site } = page.location;
  const own = namesOfOwn(page);
  const isOwn = ({ rule, level, who }: Finding) =>
    organises !== null || level === 'fine' || (ownRules.includes(rule) && who.some((name) => own.has(name)));
  // Leaves out the finding about the reader's car when the reader's task to find a seat already has
  // its text.
  const told = organises ? [] : rows.map((row) => (row.kind === 'seat' ? row.why : null));
  const findings = page.findings.filter(({ text }) => !told.includes(text));
  return {
    findings: findings.filter(isOwn).map(toShown),
    others: findings.filter((finding) => !isOwn(finding)).map(toShown),
    contact: { phone: site.phone_contact, url: site.campsite_url },
    seats: organises !== null || choosesParty,
    answers: organises !== null,
    stopped: organises && onlyStopped(page.plan.cars),
    waiting: organises && waitingOf(page.people, now),
  };
}

const toShown = ({ who: _w, fact: _f, also: _a, ...shown }: Finding): ShownFinding => shown;

/** The rules about a single household's car, trailer, boat or pet. */
const ownRules: Rule[] = ['access', 'trailer_access', 'pets', 'tow', 'boat'];

/** Returns the names that findings use for the reader's household and its people. */
function namesOfOwn({ people, ownId }: Pick<TripHead, 'people' | 'ownId'>): Set<string> {
  const own = people.attendees.find(({ household_id }) => household_id === ownId);
  return new Set(own && [own.profile_name, ...own.crew.map(({ name }) => name)]);
}

/**
 * Returns the car that can't reach the site, if there is exactly one. If there are several, the
 * Cars page has a button for each.
 */
function onlyStopped(cars: readonly PlannedCar[]): ToDo['stopped'] {
  const [car, ...others] = cars.filter(({ why_not }) => why_not === 'access');
  return car && others.length === 0 ? { ride_id: car.ride_id, name: car.name, anyway: car.anyway } : null;
}

/**
 * Returns the people to remind, with the names or addresses that the viewer may see; null when
 * there is nobody to remind.
 */
export function waitingOf(people: TripPeople, now: Date): Waiting | null {
  const toRemind = remindable(people);
  if (toRemind.length === 0) return null;
  const names = toRemind.flatMap(({ name, email }) => name ?? email ?? []);
  return {
    text: answersText({ ...countAnswers(people), notGoing: 0 }),
    names: names.length === 0 ? 'Invited by email' : namesText(names),
    remind: toRemind.some((invitee) => reminderDue(invitee, now)) ? toRemind.length : 0,
  };
}
