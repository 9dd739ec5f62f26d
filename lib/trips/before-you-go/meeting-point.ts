import { spotText } from '@/lib/campsites/directions';
import { clockText } from '@/lib/dates';
import { directionText, type Position } from '@/lib/geometry';
import type { Trip } from '../schema';
import { stopText } from '../stops/stop-words';
import { areSeveral, type Stop } from '../stops/stops';

/** Of an Australian UHF CB radio. */
export const MAX_CHANNEL = 80;
export const MAX_MEETING_POINT = 200;

const MAX_LENGTH = 80;
const pair = /^([+-]?\d{1,3}(?:\.\d{1,20})?) ?([NS])? ([+-]?\d{1,3}(?:\.\d{1,20})?) ?([EW])?$/;

/** Reads the forms in which map apps copy a position. Null for any other text. */
export function readCoordinates(text: string): Position | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text
    .replace(/[\s,;°]+/g, ' ')
    .replace(/[−–]/g, '-')
    .trim()
    .toUpperCase();
  const [, latitude, northSouth, longitude, eastWest] = pair.exec(plain) ?? [];
  if (!latitude || !longitude) return null;
  return { latitude: degrees(latitude, northSouth === 'S'), longitude: degrees(longitude, eastWest === 'W') };
}

const degrees = (text: string, negative: boolean) =>
  Math.round((negative ? -Math.abs(Number(text)) : Number(text)) * 1e6) / 1e6;

export type Meeting = Pick<Trip, 'meeting_point' | 'meeting_time' | 'meeting_latitude' | 'meeting_longitude'>;

export const meetingSpot = ({
  meeting_latitude: latitude,
  meeting_longitude: longitude,
}: Pick<Trip, 'meeting_latitude' | 'meeting_longitude'>): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** People meet on the way to the first of several stops; null on a trip with one. */
export const meetingStop = (stops: readonly Pick<Stop, 'number'>[]): string | null =>
  areSeveral(stops) ? stopText(stops[0]) : null;

/** For a row: "Meet at 2 pm", and where; null without a meeting. */
export function meetingRow(
  trip: Meeting,
  site: Position | null,
  stop: string | null = null,
): { title: string; where: string } | null {
  const where = meetingPlace(trip, site, stop);
  if (trip.meeting_time) return { title: `Meet at ${clockText(trip.meeting_time)}`, where };
  return where ? { title: 'Meet first', where } : null;
}

/** Such as "2 pm, Kangaroo Valley pub, 3 km north-east of the site"; null without a meeting. */
export function meetingText(trip: Meeting, site: Position | null, stop: string | null = null): string | null {
  const time = trip.meeting_time && clockText(trip.meeting_time);
  return [time, meetingPlace(trip, site, stop)].filter(Boolean).join(', ') || null;
}

function meetingPlace(trip: Meeting, site: Position | null, stop: string | null): string {
  const spot = meetingSpot(trip);
  const told = [trip.meeting_point, spot && whereText(spot, site, stop)].filter(Boolean);
  // A direction names the stop already.
  if (stop && told.length > 0 && !(spot && site)) told.push(`on the way to ${stop}`);
  return told.join(', ');
}

function whereText(spot: Position, site: Position | null, stop: string | null): string {
  if (!site) return spotText(spot);
  const direction = directionText(site, spot);
  const there = stop ?? 'the site';
  return direction ? `${direction} of ${there}` : `at ${there}`;
}

export function convoyMeeting(
  trip: Meeting & Pick<Trip, 'uhf_channel'>,
  site: Position | null,
  stop: string | null = null,
): string | null {
  const meeting = meetingText(trip, site, stop);
  return (
    [meeting && `Meet at ${meeting}`, trip.uhf_channel && `UHF channel ${trip.uhf_channel}`]
      .filter(Boolean)
      .join(' · ') || null
  );
}
