import { type Day, formatDateRange, formatDay } from '@/lib/dates';
import type { TripDates } from '../date-rules';
import { isAsked, type VoteCounts } from './asked';
import { isPastClosing, type Whereabouts } from './site-time-zone';
import type { VoteKind } from './vote-options';

/** A trip's vote, with the fields that texts about the trip's time and place need. */
export interface OpenVote {
  /** False once the vote is decided. The texts are then as without a vote. */
  open: boolean;
  options: VoteCounts;
  /** The dates on offer that aren't past, the trip's own first. */
  dates: TripDates[];
  /** Names of the campsites on offer, the trip's own first. */
  sites: string[];
  closesOn: Day | null;
  site: Whereabouts | null;
}

/** A text for readers, with a second one that says until when it is open; null when it isn't. */
export interface Told {
  text: string;
  until: string | null;
}

/** True while a vote on the trip's dates is open. Then no text may name the trip's dates alone. */
export const hasOpenDates = (vote: OpenVote | null) => isOpen(vote, 'dates');

/** True while a vote on the trip's campsite is open. */
export const hasOpenSite = (vote: OpenVote | null) => isOpen(vote, 'site');

const isOpen = (vote: OpenVote | null, kind: VoteKind) => vote?.open === true && isAsked(kind, vote.options);

/** Returns the API's fields that say what of a trip is undecided. */
export const undecided = (vote: OpenVote | null) => ({
  dates_open: hasOpenDates(vote),
  site_open: hasOpenSite(vote),
  vote_closes_on: hasOpenDates(vote) || hasOpenSite(vote) ? (vote?.closesOn ?? null) : null,
});

/**
 * Returns a trip's dates, such as "Fri 2 – Mon 5 Oct 2026". While a vote on them is open, the text
 * says so and names all dates on offer. Every page, mail and file takes a trip's dates from here.
 */
export function whenOf(trip: TripDates, vote: OpenVote | null, now = new Date()): Told {
  const dates = datesText(trip, vote);
  if (!vote || !hasOpenDates(vote)) return { text: dates, until: null };
  return { text: `Dates still open: ${dates}`, until: untilOf(vote, now) };
}

/** Returns the dates alone, or all on offer, for a header that says beside them that they are open. */
export function datesText(trip: TripDates, vote: OpenVote | null): string {
  const textOf = ({ start_date, end_date }: TripDates) => formatDateRange(start_date, end_date);
  if (!vote || !hasOpenDates(vote)) return textOf(trip);
  return either(vote.dates.length > 0 ? vote.dates.map(textOf) : [textOf(trip)], vote.options.dates);
}

/**
 * Returns a trip's place. While a vote on the campsite is open, the text says so and names all
 * campsites on offer. `shown` returns the form in which a name is shown.
 */
export function whereOf(
  locationName: string,
  vote: OpenVote | null,
  shown = (name: string) => name,
  now = new Date(),
): Told {
  const sites = sitesText(locationName, vote, shown);
  if (!vote || !hasOpenSite(vote)) return { text: sites, until: null };
  return { text: `Campsite still open: ${sites}`, until: untilOf(vote, now) };
}

/** Returns the campsite alone, or all on offer; see `datesText`. */
export const sitesText = (locationName: string, vote: OpenVote | null, shown = (name: string) => name) =>
  vote && hasOpenSite(vote) ? either(vote.sites.map(shown), vote.options.site) : shown(locationName);

/**
 * Returns a text about the place for readers who may know only its suburb. While the campsite is open,
 * the text says so, and names only the suburb of the trip's own option.
 */
export function nearText(suburb: string | null, vote: OpenVote | null): string | null {
  if (!hasOpenSite(vote)) return suburb && `Near ${suburb}`;
  const others = `${vote?.options.site ?? 0} to choose from`;
  return `Campsite still open: ${suburb ? `near ${suburb} or elsewhere, ` : ''}${others}`;
}

/** Returns the same as one text: "Dates still open: Fri 2 – Mon 5 Oct 2026 or others (vote by Sat 5 Sep)". */
export const inOne = ({ text, until }: Told): string =>
  until ? `${text} (${until.charAt(0).toLowerCase()}${until.slice(1)})` : text;

/**
 * A vote without other options yet still says that its only option isn't decided. `all` also counts the
 * options that are past, after which there may be no others left.
 */
const either = (options: string[], all: number) =>
  all > 1 ? options.join(', or ') : `${options.join('')} or others`;

function untilOf(vote: OpenVote, now: Date): string {
  if (!vote.closesOn) return 'Open until the organiser decides';
  return isPastClosing(vote, now)
    ? `Voting ended on ${formatDay(vote.closesOn)}, the organiser decides now`
    : `Vote by ${formatDay(vote.closesOn)}`;
}
