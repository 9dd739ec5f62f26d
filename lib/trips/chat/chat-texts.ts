import { clockText, daysBetween, formatDateRange, formatDay, formatWeekday, today } from '@/lib/dates';
import { capital, countText, countWord, listText, lower } from '@/lib/text';
import { goesPartWay } from '../cars/planned-car';
import type { Conditions } from '../conditions/known';
import { dayName, daysOf, type TripDates } from '../date-rules';
import { openMeals } from '../meals/grid';
import { type NextPage, readerOf } from '../next/reader';
import type { ShareLink } from '../share-link/schema';
import { areSeveral } from '../stops/stops';
import { stopsBrief } from '../stops/told-stops';
import { openStopText, sitesText } from '../undecided/when-and-where';
import { type ChatKey, type ChatText, chatKeys, MOST_LETTERS, UNLINKED, withLink } from './chat-words';
import { hasStreetNumber, privateNames, withoutNames } from './public-words';

interface ChatLink {
  link: ShareLink | null;
  /** Nobody else can join by it; it still leads whoever is on the trip to their page. */
  closed: boolean;
}

const asksOthers: ReadonlySet<ChatKey> = new Set(['created', 'last call']);

/** What is said, and what the link is for. */
type Said = [words: string, ask: string] | null;

/**
 * Texts for the families' own chat, each once its moment has come, the newest first. No text has
 * anything that only the people on the trip may know, except where they meet.
 */
export function chatTexts(
  page: NextPage,
  { link, closed }: ChatLink,
  now: Date,
  conditions: Conditions | null = null,
): ChatText[] {
  const trip = chatTrip(page, link, now);
  const said: Record<ChatKey, Said> = {
    settle: settle(trip),
    conditions: conditions && official(conditions, trip),
    meet: meet(trip),
    'last call': lastCall(trip),
    seats: seats(trip),
    decided: decided(trip),
    created: created(trip),
  };
  return chatKeys.flatMap((key) => {
    const found = said[key];
    return found ? [{ key, text: fit(found, closed && asksOthers.has(key) ? null : link) }] : [];
  });
}

function fit([words, ask]: NonNullable<Said>, link: ShareLink | null): string {
  const end = link ? withLink(ask, link.url) : ask + UNLINKED;
  const room = MOST_LETTERS - end.length - 1;
  const shown = words.length <= room ? words : `${words.slice(0, room - 1).trimEnd()}…`;
  return `${shown} ${end}`;
}

type ChatTrip = ReturnType<typeof chatTrip>;

function chatTrip(page: NextPage, link: ShareLink | null, now: Date) {
  const reader = readerOf(page, now);
  const names = privateNames(page.people);
  const shownSite = (site: string) => cut(withoutNames(site, names) ?? 'Camp');
  const { trip, stops, vote } = page;
  const several = areSeveral(stops);
  return {
    several,
    ...reader,
    days: daysBetween(reader.day, page.trip.start_date),
    name: withoutNames(page.trip.trip_name, names),
    site: several ? lower(stopsBrief(stops, shownSite)) : sitesText(trip.location_name, vote, shownSite),
    openStop: openStopText(vote, shownSite, now),
    /** Of what somebody has typed, only what may be said to everybody. */
    shared: (text: string | null) => withoutNames(text, names),
    answerBy: link?.ends_on && link.ends_on >= reader.day ? link.ends_on : null,
  };
}

/** So that names leave room for what is asked. */
const LONGEST = 80;

const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;

const NAMED = 3;

const withMore = (parts: readonly string[], more = parts.length - NAMED): string =>
  more > 0 ? `${parts.slice(0, NAMED).join(', ')} and ${more} more` : listText(parts);

const datesOf = ({ start_date, end_date }: TripDates, now: Date) =>
  formatDateRange(start_date, end_date).replaceAll(` ${today(now).slice(0, 4)}`, '');

function created({ prepares, page, now, name, site, several, openStop }: ChatTrip): Said {
  if (!prepares) return null;
  const { trip, vote } = page;
  const called = name && cut(name);
  const place =
    called?.includes(trip.location_name) && !several
      ? called
      : several
        ? [called ?? 'Let’s go camping', site].join(': ')
        : [called, site].filter(Boolean).join(' at ');
  if (!trip.dates_open && !trip.site_open && !openStop)
    return [`${place}, ${datesOf(trip, now)}.`, 'No account needed, say yes or no'];
  const dates = (vote && vote.dates.length > 0 ? vote.dates : [trip]).map((each) => datesOf(each, now));
  const when = trip.dates_open ? `When suits you: ${choice(dates)}?` : `${datesOf(trip, now)}.`;
  const asksSite = trip.site_open && !several;
  const where = asksSite ? `Where to: ${site}?` : openStop && `${openStop}.`;
  const head = asksSite ? (called ?? 'Let’s go camping') : place;
  return [[`${head}.`, when, where].filter(Boolean).join(' '), 'No account needed, tap what works'];
}

const choice = (options: readonly string[]): string => {
  if (options.length < 2) return `${options.join('')} or other dates`;
  if (options.length > NAMED) return withMore(options);
  return `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;
};

/** Only after a vote: dates that were there from the beginning are told with the trip. */
function decided({ prepares, page, now, site, answerBy }: ChatTrip): Said {
  const { trip, vote, people } = page;
  if (!prepares || !vote || vote.open) return null;
  const going = people.attendees.length;
  const waiting = people.pending.length;
  const families = `${countText(going, 'family is', 'families are')} in`;
  const open = waiting > 0 ? `, ${waiting} still to answer` : '';
  const by = answerBy ? ` by ${formatDay(answerBy)}` : '';
  return [`It’s decided: ${site}, ${datesOf(trip, now)}. ${families}${open}.`, `Say yes or no${by}`];
}

function seats({ prepares, page, shared }: ChatTrip): Said {
  const { cars, unseated } = page.plan;
  const filled = cars.filter(({ passengers }) => passengers.length > 0);
  if (!prepares || page.people.attendees.length < 2 || filled.length === 0 || unseated.length > 0)
    return null;
  const short = filled.filter((car) => !car.counts && goesPartWay(car));
  const going = filled.length - short.length;
  const [first, ...others] = short.map(({ parks_at }) => shared(parks_at));
  const place = first && others.every((each) => each === first) ? `at ${cut(lower(first))}` : 'on the way';
  const parked =
    short.length > 0 ? `, ${countWord(short.length)} ${short.length === 1 ? 'parks' : 'park'} ${place}` : '';
  const inside = `${capital(countWord(going))} ${going === 1 ? 'car goes' : 'cars go'} in`;
  return [`Everyone has a seat. ${inside}${parked}.`, 'See who rides with whom'];
}

/** So many days before the last day to answer, or before the trip. */
const LAST_CALL_DAYS = 3;

function lastCall({ prepares, page, now, zone, day, days, site, answerBy }: ChatTrip): Said {
  const near = days <= LAST_CALL_DAYS || (answerBy && daysBetween(day, answerBy) <= LAST_CALL_DAYS);
  if (!prepares || !near) return null;
  const { trip, people, cooked, gearLines } = page;
  const lines = gearLines.filter(({ gap }) => gap > 0);
  // A line that somebody has typed may name anybody, so it is only counted.
  const gear = lines.flatMap(({ by_rule, unit, gap }) =>
    by_rule ? [`${unit ? `${gap} ${unit} of ` : ''}${lower(by_rule.name)}`] : [],
  );
  const meals = openMeals(people.attendees, trip, cooked, now, zone).map(
    ({ day, meal }) => `${dayName(day, daysOf(trip).length)} ${meal}`,
  );
  const named = [...gear.slice(0, 1), ...meals.slice(0, 1), ...gear.slice(1), ...meals.slice(1)];
  const typed = lines.length - gear.length;
  const all = named.length + typed;
  if (all > 0) {
    const missing =
      named.length > 0 ? withMore(named, all - Math.min(named.length, NAMED)) : countText(all, 'thing');
    return [`Last call for ${site}. Still missing: ${missing}.`, 'Put your name on one'];
  }
  if (people.pending.length === 0) return null;
  return [`Last call for ${site}. ${people.pending.length} still to answer.`, 'Say yes or no'];
}

function meet({ page, stage, day, days, shared }: ChatTrip): Said {
  const { trip, plan, site } = page;
  const eve = (stage === 'packing' && days <= 1) || (stage === 'on' && day === trip.start_date);
  const point = shared(trip.meeting_point);
  if (!eve || !point || hasStreetNumber(point)) return null;
  const time = trip.meeting_time ? `, ${clockText(trip.meeting_time)}` : '';
  const convoy = plan.cars.some(({ convoy }) => convoy) ? ', then in convoy' : '';
  const uhf = trip.uhf_channel ? `UHF ${trip.uhf_channel}.` : null;
  const reception = site.reception === false ? 'No reception at camp.' : null;
  const where = `${formatWeekday(trip.start_date)}${time} at ${point}${convoy}.`;
  return [[where, uhf, reception].filter(Boolean).join(' '), 'Open the trip once before you leave'];
}

function settle({ stage, page: { costs } }: ChatTrip): Said {
  if (stage !== 'after' || !costs || costs.total === 0) return null;
  return ['All added up. Thanks everyone, back again next year?', 'See your share and how to pay'];
}

/** Only what stops something or needs watching, each with its source and the source's time. */
function official({ items, tone }: Conditions, { site }: ChatTrip): Said {
  if (tone === 'plain') return null;
  const grave = items.filter(({ state, ours, gravity }) => state === 'found' && ours && gravity !== 'knows');
  const said = grave.map(({ title, by, said_by }) => `${title} (${said_by ? 'said by one of us' : by})`);
  return [`${site}: ${withMore(said)}.`, 'Check again before you drive'];
}
