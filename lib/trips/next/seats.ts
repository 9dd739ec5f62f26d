import { formatWeekday } from '@/lib/dates';
import { capital, countText, countWord, listText, namesText } from '@/lib/text';
import { stayTimes } from '../attendance/presence';
import { asksFirst } from '../cars/car-standing';
import { ifYes, type PlannedCar, type Traveller } from '../cars/planned-car';
import { freeText } from '../cars/seat-needs';
import { inTime, takes } from '../cars/suggest-seats';
import { isLift } from '../fit/by-stop';
import { atStop, type Finding, fullKey, type Rule } from '../fit/finding';
import { shortName } from '../households/household-name';
import { arrivalOf } from './on-the-clock';
import { call, goTo, type NextPage, type Reader, readerOf, thing } from './reader';
import { bookingRules } from './site-and-booking';
import type { NextAction, NextCall, NextThing } from './thing';

/** The rows about people without a seat tell these. */
const seatRules: Rule[] = ['access', 'seats'];

/** Ranks 6 and 9: who and what can't get to camp, of the reader's household and of others. */
export function seats(reader: Reader): NextThing[] {
  const { prepares, stage, runs } = reader;
  if (stage === 'on') return ownSeats(reader);
  if (!prepares) return [];
  return [...ownSeats(reader), ...ownProblems(reader), ...(runs ? others(reader) : [])];
}

const isStuck = ({ rule, level, remedy }: Finding) =>
  !bookingRules.includes(rule) &&
  (level === 'problem' || (rule === 'tow' && level === 'check' && remedy !== null));

/** Nobody on the trip brings a car. */
const hasNoCar = ({ rule, level }: Finding) => rule === 'seats' && level === 'check';

/** The names that findings use for the reader's household, its people and its pets. */
function namesOfOwn({ own }: Reader): Set<string> {
  return new Set(own && [own.profile_name, ...own.crew.map(({ name }) => name)]);
}

function unseated({ page: { plan } }: Reader): Traveller[] {
  return plan.cars.length === 0 ? [] : plan.unseated;
}

/** Nobody waits for a seat any more once their household is at the campsite. */
function ownWaiting(reader: Reader): Traveller[] {
  const { own, stage } = reader;
  if (!own || (stage === 'on' && arrivalOf(reader, own).over)) return [];
  return unseated(reader).filter(({ household_id }) => household_id === own.household_id);
}

/** The car that rank 6 offers, for the page of the cars. Null when nobody waits or no car fits all of them. */
export function ownLift(page: NextPage, now: Date): Lift | null {
  const reader = readerOf(page, now);
  const waiting = ownWaiting(reader);
  return waiting.length > 0 ? carFor(waiting, reader) : null;
}

function ownSeats(reader: Reader): NextThing[] {
  const { page, own, href, path } = reader;
  const waiting = ownWaiting(reader);
  if (!own || waiting.length === 0) return [];
  const car = carFor(waiting, reader);
  const names = namesOfOwn(reader);
  const stopped = page.findings.find(
    ({ rule, level, who, stop }) =>
      rule === 'access' &&
      level === 'problem' &&
      (!stop || stop.id === page.stops[0]?.id) &&
      who.some((name) => names.has(name)),
  );
  const campers = own.crew.filter(({ type }) => type === 'camper').length;
  const all = waiting.length === campers;
  const need = waiting.length === 1 ? 'needs' : 'need';
  const heading = all ? 'You need a lift' : `${listText(waiting.map(({ name }) => name))} ${need} a lift`;
  const cars = goTo('See all cars', href('/cars'));
  return [
    thing('6', 'seat', heading, {
      icon: 'armchair',
      part: 'people',
      text: [stopped && `${stopped.text}.`, car?.text].filter(Boolean).join(' '),
      action: car ? rideWith(car, waiting) : cars,
      second: car && cars,
    }),
  ];

  function rideWith({ ride_id, owner, label }: Lift, group: readonly Traveller[]): NextAction {
    return {
      label,
      href: href('/cars'),
      send: seatAll(group, ride_id),
      undo: seatAll(group, null),
      done: owner ? `You ride with ${owner}` : 'You ride in your own car',
    };
  }

  /** The call seats one person. */
  function seatAll([one, ...others]: readonly Traveller[], to: string | null): NextCall | null {
    if (!one) return null;
    const next = seatAll(others, to);
    const first = call('PUT', path('/seats'), { person_id: one.person_id, ride_id: to });
    return next ? { ...first, next } : first;
  }
}

export interface Lift {
  ride_id: string;
  label: string;
  /** Null for the household's own car. */
  owner: string | null;
  text: string;
}

/** A car that would take all of them: the household's own first, then one that is there in time. */
function carFor(group: readonly Traveller[], reader: Reader): Lift | null {
  const { page, stage, own } = reader;
  const { plan, people, trip, access } = page;
  const times = new Map(people.attendees.map((each) => [each.household_id, stayTimes(each, trip)]));
  const isOwn = ({ household_id }: PlannedCar) => household_id === own?.household_id;
  const isAtCamp = ({ household_id }: PlannedCar) =>
    stage === 'on' &&
    people.attendees.some((each) => each.household_id === household_id && arrivalOf(reader, each).over);
  const place = (each: PlannedCar) =>
    isOwn(each) ? 0 : Number(!inTime(each, group, times)) * 2 + Number(asksFirst(access, each)) + 1;
  const [car] = plan.cars
    .filter((each) => each.counts && !isAtCamp(each) && takes({ ...each, aboard: each.passengers }, group))
    .sort((one, other) => place(one) - place(other) || other.free - one.free);
  const owner = people.attendees.find(({ household_id }) => household_id === car?.household_id);
  if (!car || !owner || !own) return null;
  if (isOwn(car))
    return {
      ride_id: car.ride_id,
      owner: null,
      label: 'Ride in your own car',
      text: 'Your own car has room.',
    };
  const name = shortName(owner.profile_name);
  const [theirs, ours] = [stayTimes(owner, trip).arrives, stayTimes(own, trip).arrives];
  const late = theirs > ours && theirs.slice(0, 10) > ours.slice(0, 10);
  const seats = car.free === 1 ? 'a free seat' : countText(car.free, 'free seat');
  const arrives = late ? `, and arrives on ${formatWeekday(theirs.slice(0, 10))}` : '';
  return {
    ride_id: car.ride_id,
    owner: name,
    label: `Ride with ${name}`,
    text: `${name} has ${seats}${asksFirst(access, car) ? ifYes(car.free, car.free) : ''}${arrives}.`,
  };
}

const toldLift = ({ why, remedy }: Finding) => [why, remedy].filter(Boolean).join(' ');

const isOfTow = ({ rule }: Finding) => rule === 'tow' || rule === 'towing';

/** Once the campsite has said no, the finding's text is only its answer. */
const headingOf = (finding: Finding) => {
  const { noted, asked, text } = finding;
  return atStop(noted ? capital(asked[noted.answer]) : text, finding);
};

/** The rows about people without a seat for the way to the first stop tell the others. */
const isOwnRow = (each: Finding) => !seatRules.includes(each.rule) || isLift(each);

function ownProblems(reader: Reader): NextThing[] {
  const names = namesOfOwn(reader);
  const { page, href } = reader;
  return page.findings
    .filter(
      (each) =>
        isStuck(each) &&
        isOwnRow(each) &&
        each.rule !== 'capacity' &&
        each.who.some((name) => names.has(name)),
    )
    .map((finding) =>
      thing('6', fullKey(finding), headingOf(finding), {
        icon: 'info',
        part: 'people',
        text: isLift(finding) ? toldLift(finding) : (finding.remedy ?? ''),
        action:
          isOfTow(finding) || isLift(finding)
            ? goTo('See all cars', href('/cars'))
            : goTo('Change what you bring', href('/attendance')),
      }),
    );
}

function others(reader: Reader): NextThing[] {
  const { page, own, href } = reader;
  const { plan, access } = page;
  const names = namesOfOwn(reader);
  const waiting = unseated(reader).filter(({ household_id }) => household_id !== own?.household_id);
  const stuck = page.findings.filter(
    (each) =>
      hasNoCar(each) ||
      (isStuck(each) &&
        isOwnRow(each) &&
        (each.rule === 'capacity' || !each.who.some((name) => names.has(name)))),
  );
  const { length } = waiting;
  const texts = stuck.map(headingOf);
  if (length > 0)
    return [
      thing(
        '9',
        '',
        `${capital(countWord(length))} ${length === 1 ? 'person needs' : 'people need'} a seat`,
        {
          icon: 'armchair',
          part: 'people',
          text: [
            `${namesText(waiting.map(({ name }) => name))}.`,
            freeText(plan.cars, access),
            ...texts.map((text) => `${text}.`),
          ]
            .filter(Boolean)
            .join(' '),
          action: goTo('Suggest seats', href('/cars')),
        },
      ),
    ];
  const [first, ...more] = texts;
  if (!first) return [];
  const tow = stuck.some((each) => isOfTow(each) || isLift(each));
  return [
    thing('9', '', first, {
      icon: 'info',
      part: 'people',
      text: [stuck[0]?.remedy, ...more.map((text) => `${text}.`)].filter(Boolean).join(' '),
      action: tow ? goTo('See all cars', href('/cars')) : goTo('See who’s coming', href('/people')),
    }),
  ];
}
