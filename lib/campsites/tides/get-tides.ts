import 'server-only';
import { addDays, type Day } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { dayIn, isoIn, timeIn, USUAL_ZONE } from '@/lib/places/clock';
import { zoneOf } from '@/lib/places/zone';
import type { Viewer } from '@/lib/server/auth/viewer';
import { getCampsite } from '../get-location';
import { type TideDay, tideDay } from './predict';
import type { Tides } from './schema';
import type { ShownTides } from './shown-tides';
import { stationNear } from './stations';

/** Null when the viewer can't see the site, and when no station is near. */
export async function getTides(viewer: Viewer, siteId: string, day: Day | undefined): Promise<Tides | null> {
  const site = await getCampsite(viewer, siteId);
  const near = site && (await stationNear(site));
  if (!near) return null;
  const zone = zoneOf(site.state, site) ?? USUAL_ZONE;
  const asked = day ?? dayIn(zone, new Date());
  const { turns, curve } = await tideDay(near.station, zone, asked);
  const told = <Point extends { at: Date }>(point: Point) => ({ ...point, at: isoIn(zone, point.at) });
  return {
    station: { name: near.station.name, km: near.km },
    day: asked,
    extremes: turns.map(told),
    curve: curve.slice(0, -1).map(told),
  };
}

/** So many days a page tells at a time. */
const MOST_DAYS = 7;

/** For a page about a coastal site; null for others. `days` are the trip's, or start today. */
export async function shownTides(
  site: Position,
  zone: string,
  now: Date,
  days?: readonly Day[],
): Promise<ShownTides | null> {
  const near = await stationNear(site);
  if (!near?.alongShore) return null;
  const today = dayIn(zone, now);
  const shown = days?.filter((day) => day >= today) ?? nextDays(today);
  const told = await Promise.all(shown.slice(0, MOST_DAYS).map((day) => tideDay(near.station, zone, day)));
  if (told.length === 0) return null;
  return { station: near.station.name, km: near.km, zone, days: told.map((day) => toShown(day, zone)) };
}

const nextDays = (today: Day) => Array.from({ length: MOST_DAYS }, (_, more) => addDays(today, more));

function toShown({ day, turns, curve }: TideDay, zone: string): ShownTides['days'][number] {
  const [from = 0, until = 1] = [curve[0]?.at.getTime(), curve.at(-1)?.at.getTime()];
  return {
    day,
    turns: turns.map(({ at, metres, high }) => ({
      time: timeIn(zone, at),
      metres,
      high,
      part: Math.round(((at.getTime() - from) / (until - from)) * 1000) / 1000,
    })),
    curve: curve.map(({ metres }) => metres),
  };
}
