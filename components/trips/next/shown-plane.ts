import { daysBetween, formatDateRange, formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { listText, lower, peopleText } from '@/lib/text';
import { sumOf } from '@/lib/trips/bookings/booking-capacity';
import { ownRide, rideText } from '@/lib/trips/cars/own-ride';
import { daysOf } from '@/lib/trips/date-rules';
import { askedNext, siteQuestions } from '@/lib/trips/fit/asked';
import { atStop } from '@/lib/trips/fit/finding';
import { countsText, headcountOf, petCounts } from '@/lib/trips/headcount/headcount';
import { shortName } from '@/lib/trips/households/household-name';
import { mealName } from '@/lib/trips/meals/grid';
import { isOverAtSite, type Stage } from '@/lib/trips/moment';
import type { NextThing } from '@/lib/trips/next/thing';
import { ownTools } from '@/lib/trips/own-tools';
import { inTurn } from '@/lib/trips/stops/stop-words';
import { areSeveral, type Stop } from '@/lib/trips/stops/stops';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { saidYesText, saidYesTo } from '@/lib/trips/vote/tally';
import { facesOf } from '../head/faces';
import type { Coming } from './answer-plane';
import type { AskSite } from './ask-site';
import type { ShownPlane } from './trip-plane';

interface Given {
  page: TripHead & OverviewData;
  stage: Stage;
  /** The ranked list, the first one first. */
  things: NextThing[];
  /** The campsite's page; null when the reader can't open one. */
  sitePage: string | null;
  now: Date;
}

export function shownPlane({ page, stage, things, sitePage, now }: Given): ShownPlane {
  const { trip, findings } = page;
  const { answers, closed } = ownTools(page, now);
  const yesTo = answers === 'answer' && !closed ? saidYesTo(page.vote, trip) : [];
  const over = isOverAtSite({ ...trip, zone: page.zone }, now);
  return {
    stage,
    things,
    rest: restOf(page, stage),
    // They name people, whom an invitation may not. No tick promises that a tow is light enough.
    checked:
      stage === 'invited'
        ? []
        : findings
            .filter(({ level, rule }) => level === 'fine' && rule !== 'towing')
            .map((each) => atStop(each.text, each)),
    ask: things.some(({ rank }) => rank === '8') ? askOf(page, sitePage) : null,
    coming: stage === 'invited' ? comingOf(page) : null,
    votedFor: yesTo.length > 0 ? saidYesText(yesTo) : null,
    again:
      answers === 'again' && (stage === 'planning' || stage === 'packing')
        ? { agreedTo: agreedOf(page) }
        : null,
    roomLeft: stage === 'declined' && !over ? roomLeft(page) : null,
    was:
      stage === 'declined' && over
        ? `This trip was ${formatDateRange(trip.start_date, trip.end_date)}.`
        : null,
    off: stage === 'off' ? offOf(page) : null,
  };
}

function agreedOf({ agreedTo, stops }: TripHead) {
  if (!agreedTo) return null;
  const { start_date, end_date, location_name } = agreedTo;
  const nights = daysBetween(start_date, end_date);
  const before = agreedTo.stops ?? [{ location_name, nights }];
  const text = (all: readonly Pick<Stop, 'location_name' | 'nights'>[]) =>
    inTurn(all.map((stop) => ({ ...stop, locationName: stop.location_name })));
  const several = areSeveral(before) || areSeveral(stops);
  return { start_date, end_date, location_name, stops: several ? [text(before), text(stops)] : null };
}

/** Said when nothing is left to do. */
function restOf(page: TripHead, stage: Stage): ShownPlane['rest'] {
  const { costs } = page;
  if (stage === 'on') return { heading: 'Nothing on you today', text: '' };
  if (stage === 'after')
    return {
      heading: 'All square',
      text: costs && costs.total > 0 ? `You spent ${moneyText(costs.total)} together.` : '',
    };
  return { heading: 'You’re all set', text: allSetText(page) };
}

/** The one sentence about what the reader does for the trip; '' when that is nothing. */
function allSetText({ plan, ownId, trip, cooked, gearLines }: TripHead): string {
  if (!ownId) return '';
  const ride = ownRide(plan, ownId);
  const meal = cooked.find(({ own }) => own);
  const line = gearLines.find(({ by }) =>
    by.some(({ household_id, quantity }) => household_id === ownId && quantity > 0),
  );
  const does = [
    ride && rideText(ride, ownId, true).replace(/^You /, ''),
    meal && `cook ${mealName(meal, daysOf(trip).length)}`,
    line && `bring the ${lower(line.name)}`,
  ].filter((part) => typeof part === 'string');
  return does.length > 0 ? `You ${listText(does)}.` : '';
}

function askOf(
  { location: { location }, findings, stopContacts }: OverviewData & TripHead,
  page: string | null,
): AskSite {
  const asked = askedNext(findings);
  const other = stopContacts?.find(({ id }) => id === asked[0]?.stop?.id);
  const { phone_contact: phone, email_contact: email, campsite_url: url } = other ?? location;
  return {
    name: other?.location_name ?? location.name,
    contact: { phone, email, url },
    questions: siteQuestions(asked),
    page: other && other.location_id !== location.id ? null : page,
  };
}

function comingOf(page: TripHead): Coming {
  const { people, trip, access, showsNames } = page;
  const { total } = headcountOf(people.attendees, trip, access);
  const pets = countsText(petCounts(total));
  return {
    faces: showsNames ? facesOf(page).faces.map(({ name, tint = 0 }) => ({ name, tint })) : [],
    text: `${peopleText(total.people)}${pets && ` and ${pets}`} so far`,
  };
}

function roomLeft({ bookings, people, trip, access }: TripHead): string {
  const booked = bookings.filter(({ status }) => status === 'booked' || status === 'asked');
  const counted = booked.flatMap((each) => (each.people === null ? [] : [{ people: each.people, cars: 0 }]));
  const coming = headcountOf(people.attendees, trip, access).total.people;
  const room = counted.length === booked.length && sumOf(counted).people > coming;
  return [
    booked.length > 0 && room && 'There’s still room in the booking.',
    `${shortName(trip.creator_name)} is told as soon as you say so.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function offOf({ trip, role, bookings, ownId }: TripHead): ShownPlane['off'] {
  const open = bookings.find(
    ({ status, household_id }) =>
      (status === 'booked' || status === 'asked') &&
      (household_id === ownId || (household_id === null && role === 'organiser')),
  );
  const by = open?.cancel_until ? ` by ${formatDay(open.cancel_until)}` : '';
  return {
    heading: `${role === 'organiser' ? 'You' : shortName(trip.creator_name)} called it off`,
    text: open ? 'Nobody’s going.' : 'Nobody’s going. Nothing else to do.',
    booking: open ? { text: `Cancel the booking${by}`, href: `/trip/${trip.id}/bookings` } : null,
  };
}
