import { type Day, daysBetween, formatDay, formatWeekday, today } from '@/lib/dates';
import { countdownText, type Stage, siteDay, siteMoment } from '@/lib/trips/moment';
import type { Trip } from '@/lib/trips/schema';
import { tripName } from '@/lib/trips/trip-name';
import { stillOpenText } from '@/lib/trips/undecided/asked';
import { shortDates } from '@/lib/trips/undecided/when-and-where';
import type { VoteBrief } from '@/lib/trips/vote/vote-brief';

/**
 * Texts in the header of a trip's pages. The server writes them, because they depend on the current
 * time.
 */
export interface HeadWords {
  name: string;
  dates: string;
  /**
   * How many days away the trip is, or since when people are home. While a vote is open, this says
   * instead what is still to be decided.
   */
  moment: string;
}

type Headed = Pick<Trip, 'trip_name' | 'location_name' | 'start_date' | 'end_date' | 'called_off'> &
  Partial<Pick<Trip, 'dates_open' | 'site_open'>>;

interface Page {
  trip: Headed;
  /** The site's time zone; null when unknown. */
  zone: string | null;
  vote: VoteBrief | null;
}

/** For the compact head, which leaves out the current year. */
export const headWords = (page: Page, stage: Stage, now: Date): HeadWords => ({
  name: tripName(page.trip),
  dates: shortDates(page.trip, openVote(page, now)).replaceAll(` ${today(now).slice(0, 4)}`, ''),
  moment: momentText(page, stage, now),
});

export const openVote = ({ trip, zone, vote }: Page, now: Date) =>
  !trip.called_off && siteMoment({ ...trip, zone }, now) === 'before' ? vote : null;

export function momentText(page: Page, stage: Stage, now: Date): string {
  const { trip, zone } = page;
  if (stage === 'off') return 'Called off';
  const day = siteDay({ zone }, now);
  if (stage === 'after') return `Home since ${endText(trip.end_date, day)}`;
  const open = stillOpenText(openVote(page, now));
  if (open) return open;
  return (stage === 'packing' && weekdayText(trip.start_date, day)) || countdownText({ ...trip, zone }, now);
}

/** A weekday alone names a day of the last week. */
const endText = (end: Day, day: Day) => (daysBetween(end, day) < 7 ? formatWeekday(end) : formatDay(end));

/** "This Saturday, in 3 days"; null when another word is shorter. */
function weekdayText(start: Day, day: Day): string | null {
  const days = daysBetween(day, start);
  return days > 1 ? `${days === 7 ? 'Next' : 'This'} ${formatWeekday(start)}, in ${days} days` : null;
}
