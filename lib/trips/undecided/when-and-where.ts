import { type Day, formatDateRange, formatDay } from '@/lib/dates';
import type { TripDates } from '../date-rules';
import { type Asked, isAsked, siteTitle } from './asked';
import { isPastClosing, type Whereabouts } from './site-time-zone';
import type { VoteKind } from './vote-options';

export interface OpenVote extends Asked {
  /** False once the vote is decided; the texts are then as without a vote. */
  open: boolean;
  /** Those that aren't past, the trip's own first. */
  dates: TripDates[];
  /** The trip's or the stop's own first. */
  sites: string[];
  closesOn: Day | null;
  site: Whereabouts | null;
}

export interface Told {
  text: string;
  until: string | null;
}

/** While a vote on the dates is open, no text may name the trip's dates alone. */
export const hasOpenDates = (vote: OpenVote | null) => isOpen(vote, 'dates');

/** Of the trip, which is the first stop's. */
export const hasOpenSite = (vote: OpenVote | null) => hasOpenSiteAt(vote, 1);

export const hasOpenSiteAt = (vote: OpenVote | null, number: number) =>
  isOpen(vote, 'site') && (vote?.stop ?? 1) === number;

const isOpen = (vote: OpenVote | null, kind: VoteKind) => vote?.open === true && isAsked(kind, vote.options);

export const undecided = (vote: OpenVote | null) => ({
  dates_open: hasOpenDates(vote),
  site_open: hasOpenSite(vote),
  vote_closes_on: hasOpenDates(vote) || isOpen(vote, 'site') ? (vote?.closesOn ?? null) : null,
});

/** Every page, mail and file takes a trip's dates from here, because they may be open. */
export function whenOf(trip: TripDates, vote: OpenVote | null, now = new Date()): Told {
  const dates = datesText(trip, vote);
  if (!vote || !hasOpenDates(vote)) return { text: dates, until: null };
  return { text: `Dates still open: ${dates}`, until: untilOf(vote, now) };
}

export function datesText(trip: TripDates, vote: OpenVote | null): string {
  const textOf = ({ start_date, end_date }: TripDates) => formatDateRange(start_date, end_date);
  if (!vote || !hasOpenDates(vote)) return textOf(trip);
  return either(vote.dates.length > 0 ? vote.dates.map(textOf) : [textOf(trip)], vote.options.dates);
}

/** "Sat 19 – Tue 22 or Sat 26 – Tue 29 Dec 2026": dates on offer in one month name it once. */
export function shortDates(trip: TripDates, vote: OpenVote | null): string {
  const text = datesText(trip, vote);
  const month = text.slice(-' Dec 2026'.length);
  return text.replaceAll(`${month}, or `, ' or ');
}

export function whereOf(
  locationName: string,
  vote: OpenVote | null,
  shown = (name: string) => name,
  now = new Date(),
): Told {
  if (!hasOpenSite(vote)) return { text: shown(locationName), until: null };
  return openSites(vote, shown, now) ?? { text: shown(locationName), until: null };
}

/** "Campsite of stop 2 still open: Bend, or Gorge" */
export function openSites(
  vote: OpenVote | null,
  shown = (name: string) => name,
  now = new Date(),
): Told | null {
  if (!vote || !isOpen(vote, 'site')) return null;
  const sites = either(vote.sites.map(shown), vote.options.site);
  return { text: `${siteTitle(vote)} still open: ${sites}`, until: untilOf(vote, now) };
}

/**
 * "Campsite of stop 2 still open: Bend, or Gorge (vote by Sun 20 Sep)", for what lists a trip's stops; null on a
 * trip with one.
 */
export function openStopText(
  vote: OpenVote | null,
  shown = (name: string) => name,
  now = new Date(),
): string | null {
  const told = vote?.stop ? openSites(vote, shown, now) : null;
  return told && inOne(told);
}

/** "Campsite still open: Bend, or Gorge (vote by Sun 20 Sep)", in the row of a stop; null for another one's. */
export function openAtStop(vote: OpenVote | null, { number }: { number: number }): string | null {
  const told = vote && hasOpenSiteAt(vote, number) ? openSites({ ...vote, stop: null }) : null;
  return told && inOne(told);
}

export const sitesText = (
  locationName: string,
  vote: OpenVote | null,
  shown = (name: string) => name,
  number = 1,
) =>
  vote && hasOpenSiteAt(vote, number)
    ? either(vote.sites.map(shown), vote.options.site)
    : shown(locationName);

/** For a card, which has no room for the options. Null once it's decided. */
export function choosingText(kind: VoteKind, vote: OpenVote | null): string | null {
  if (!vote || !isOpen(vote, kind)) return null;
  const options = vote.options[kind];
  return options > 1
    ? `Choosing between ${options} ${kind === 'dates' ? 'dates' : 'campsites'}`
    : 'Not decided yet';
}

/** For readers who may know only the suburb of the site. */
export function nearText(suburb: string | null, vote: OpenVote | null): string | null {
  if (!hasOpenSite(vote)) return suburb && `Near ${suburb}`;
  const others = `${vote?.options.site ?? 0} to choose from`;
  return `${siteTitle(vote ?? {})} still open: ${suburb ? `near ${suburb} or elsewhere, ` : ''}${others}`;
}

export const inOne = ({ text, until }: Told): string =>
  until ? `${text} (${until.charAt(0).toLowerCase()}${until.slice(1)})` : text;

/** A vote with one option says that this isn't decided; `all` also counts the options that are past. */
const either = (options: string[], all: number) =>
  all > 1 ? options.join(', or ') : `${options.join('')} or others`;

function untilOf(vote: OpenVote, now: Date): string {
  if (!vote.closesOn) return 'Open until the organiser decides';
  return isPastClosing(vote, now)
    ? `Voting ended on ${formatDay(vote.closesOn)}, the organiser decides now`
    : `Vote by ${formatDay(vote.closesOn)}`;
}
