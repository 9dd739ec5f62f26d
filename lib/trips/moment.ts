import { dayIn } from '@/lib/places/clock';
import { type Day, daysBetween, earliestToday, today } from '../dates';

export type Moment = 'before' | 'during' | 'after';

interface TripDays {
  start_date: Day;
  end_date: Day;
}

export const stages = ['invited', 'planning', 'packing', 'on', 'after', 'declined', 'off'] as const;

/** Where a trip stands for one reader; it decides what the trip's overview shows. */
export type Stage = (typeof stages)[number];

interface PlacedTrip extends TripDays {
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

export function stageOf(
  trip: PlacedTrip & { called_off: boolean },
  { attending, back }: StageReader,
  now: Date,
): Stage {
  if (trip.called_off) return 'off';
  const moment = siteMoment(trip, now);
  if (attending === false) return 'declined';
  if (attending === null) return moment === 'after' ? 'declined' : 'invited';
  const day = siteDay(trip, now);
  if (moment === 'after' || (back && day >= trip.end_date)) return 'after';
  if (moment === 'during') return 'on';
  return daysBetween(day, trip.start_date) <= PACKING_DAYS ? 'packing' : 'planning';
}

/** The day at the site. Without a known zone, the day in Sydney. */
export const siteDay = ({ zone }: Pick<PlacedTrip, 'zone'>, now: Date): Day =>
  zone === null ? today(now) : dayIn(zone, now);

/** By the site's clock, if its zone is known. */
export function siteMoment(trip: PlacedTrip, now: Date): Moment {
  if (isOverAtSite(trip, now)) return 'after';
  return trip.start_date <= siteDay(trip, now) ? 'during' : 'before';
}

export const isOverAtSite = ({ end_date, zone }: Omit<PlacedTrip, 'start_date'>, now: Date): boolean =>
  zone === null ? isOver(end_date, now) : end_date < dayIn(zone, now);

/** True once the last day has ended in all of Australia. */
export const isOver = (end: Day, now: Date): boolean => end < earliestToday(now);

export const momentWords = { before: null, during: 'On now', after: 'Past' } as const satisfies Record<
  Moment,
  string | null
>;

export function countdownText(trip: PlacedTrip, now: Date): string {
  const moment = siteMoment(trip, now);
  const day = siteDay(trip, now);
  if (moment === 'during') return `${momentWords.during}${dayText(trip, day)}`;
  if (moment === 'after') return momentWords.after;
  const days = daysBetween(day, trip.start_date);
  if (days === 1) return 'Tomorrow';
  if (days < 21) return `In ${days} days`;
  return days < 70 ? `In ${Math.floor(days / 7)} weeks` : `In ${Math.floor(days / 30.4)} months`;
}

/** Where the zone is unknown, a last day that is over in the east but not in the west still counts. */
function dayText({ start_date, end_date }: TripDays, day: Day): string {
  const days = daysBetween(start_date, end_date) + 1;
  const nth = Math.min(daysBetween(start_date, day) + 1, days);
  return days === 1 ? '' : `, day ${nth} of ${days}`;
}
