import { clockText, type Day, formatDay } from '@/lib/dates';

/** Stands in for the zone of a site when nobody knows it. */
export const USUAL_ZONE = 'Australia/Sydney';

/** Cached, because making a formatter takes a hundred times as long as using it. */
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

export const dayIn = (zone: string, at: Date): Day => clockOf(zone).day.format(at);

export const timeIn = (zone: string, at: Date): string => clockOf(zone).time.format(at);

const MINUTE = 60_000;

function offsetAt(zone: string, at: Date): number {
  const minute = Math.floor(at.getTime() / MINUTE) * MINUTE;
  return Date.parse(`${dayIn(zone, at)}T${timeIn(zone, at)}Z`) - minute;
}

/** A time that daylight saving skips counts as the time one hour later. */
export function instantIn(zone: string, day: Day, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const first = asUtc - offsetAt(zone, new Date(asUtc));
  return new Date(asUtc - offsetAt(zone, new Date(first)));
}

export function isoIn(zone: string, at: Date): string {
  const offset = offsetAt(zone, at);
  const local = new Date(at.getTime() + offset).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / (60 * MINUTE)), (Math.abs(offset) / MINUTE) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

export const momentIn = (zone: string, at: Date): string =>
  `${formatDay(dayIn(zone, at))}, ${clockText(timeIn(zone, at))}`;

export const zoneText = (zone: string): string => `${zone.replace(/^.*\//, '').replace(/_/g, ' ')} time`;
