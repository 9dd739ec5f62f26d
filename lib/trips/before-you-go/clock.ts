import { clockText, type Day, formatDay } from '@/lib/dates';

/**
 * The two formatters of each time zone. They are cached, because making a formatter takes a hundred
 * times as long as using it.
 */
const made = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

function clockOf(zone: string) {
  const known = made.get(zone);
  if (known) return known;
  const clock = {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone: zone }),
    time: new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  };
  made.set(zone, clock);
  return clock;
}

/** Returns the calendar day in a time zone at an instant. */
export const dayIn = (zone: string, at: Date): Day => clockOf(zone).day.format(at);

/** Returns the time of day in a time zone at an instant, such as "18:57". */
export const timeIn = (zone: string, at: Date): string => clockOf(zone).time.format(at);

const MINUTE = 60_000;

/** Returns how many milliseconds a time zone is ahead of UTC at an instant. */
function offsetAt(zone: string, at: Date): number {
  const minute = Math.floor(at.getTime() / MINUTE) * MINUTE;
  return Date.parse(`${dayIn(zone, at)}T${timeIn(zone, at)}Z`) - minute;
}

/**
 * Returns the instant at which it is this day and time in a time zone. A time that daylight saving
 * skips counts as the time one hour later.
 */
export function instantIn(zone: string, day: Day, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const first = asUtc - offsetAt(zone, new Date(asUtc));
  return new Date(asUtc - offsetAt(zone, new Date(first)));
}

/**
 * Returns an instant in ISO 8601 with the time zone's offset, such as "2027-01-26T18:00:00+11:00".
 */
export function isoIn(zone: string, at: Date): string {
  const offset = offsetAt(zone, at);
  const local = new Date(at.getTime() + offset).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / (60 * MINUTE)), (Math.abs(offset) / MINUTE) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** Returns the day and time of an instant in a time zone, such as "Tue 26 Jan, 6 pm". */
export const momentIn = (zone: string, at: Date): string =>
  `${formatDay(dayIn(zone, at))}, ${clockText(timeIn(zone, at))}`;

/** Returns the name of a time zone, such as "Sydney time". */
export const zoneText = (zone: string): string => `${zone.replace(/^.*\//, '').replace(/_/g, ' ')} time`;
