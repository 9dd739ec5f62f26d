import { type Day, daysBetween, earliestToday, today } from '../dates';
import { dayIn } from './before-you-go/clock';

export type Moment = 'before' | 'during' | 'after';

interface TripDays {
  start_date: Day;
  end_date: Day;
}

export const stages = ['invited', 'planning', 'packing', 'on', 'after', 'declined', 'off'] as const;

/** Where a trip stands for one reader; it decides what the trip's overview shows. */
export type Stage = (typeof stages)[number];

interface StagedTrip extends TripDays {
  called_off: boolean;
  /** Of the site; null when the site or its zone is unknown. */
  zone: string | null;
}

interface StageReader {
  /** The organiser's is always true. */
  attending: boolean | null;
  /** Somebody has said that the reader's household is back home. */
  back: boolean;
}

/** From this many days before the first day, the overview is about packing. */
const PACKING_DAYS = 7;

export function stageOf(trip: StagedTrip, { attending, back }: StageReader, now: Date): Stage {
  if (trip.called_off) return 'off';
  const moment = trip.zone === null ? momentOf(trip, now) : momentAt(trip, dayIn(trip.zone, now));
  if (attending === false) return 'declined';
  if (attending === null) return moment === 'after' ? 'declined' : 'invited';
  const day = siteDay(trip, now);
  if (moment === 'after' || (back && day >= trip.end_date)) return 'after';
  if (moment === 'during') return 'on';
  return daysBetween(day, trip.start_date) <= PACKING_DAYS ? 'packing' : 'planning';
}

/** The day at the site. Without a known zone, the day in Sydney. */
export const siteDay = ({ zone }: Pick<StagedTrip, 'zone'>, now: Date): Day =>
  zone === null ? today(now) : dayIn(zone, now);

function momentAt({ start_date, end_date }: TripDays, day: Day): Moment {
  if (end_date < day) return 'after';
  return start_date <= day ? 'during' : 'before';
}

/** True once the last day has ended in all of Australia. */
export const isOver = (end: Day, now: Date): boolean => end < earliestToday(now);

export function momentOf({ start_date, end_date }: TripDays, now: Date): Moment {
  if (isOver(end_date, now)) return 'after';
  return start_date <= today(now) ? 'during' : 'before';
}

export const momentWords = { before: null, during: 'On now', after: 'Past' } as const satisfies Record<
  Moment,
  string | null
>;

export function countdownText(trip: TripDays, now: Date): string {
  const moment = momentOf(trip, now);
  if (moment === 'during') return `${momentWords.during}${dayText(trip, now)}`;
  if (moment === 'after') return momentWords.after;
  const days = daysBetween(today(now), trip.start_date);
  if (days === 1) return 'Tomorrow';
  if (days < 21) return `In ${days} days`;
  return days < 70 ? `In ${Math.floor(days / 7)} weeks` : `In ${Math.floor(days / 30.4)} months`;
}

/** A last day that is over in the east of Australia but not in the west still counts as the last day. */
function dayText({ start_date, end_date }: TripDays, now: Date): string {
  const days = daysBetween(start_date, end_date) + 1;
  const day = Math.min(daysBetween(start_date, today(now)) + 1, days);
  return days === 1 ? '' : `, day ${day} of ${days}`;
}
