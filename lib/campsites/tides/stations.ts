import 'server-only';
import { kmBetween, type Position, roundKm } from '@/lib/geometry';
import { isAlongShore } from '@/lib/places/along-shore';

export interface TideStation extends Position {
  name: string;
  /** Mean sea level in metres above lowest astronomical tide. */
  mean: number;
  waves: (readonly [name: string, metres: number, degrees: number])[];
}

export interface NearStation {
  station: TideStation;
  km: number;
  /** False for a site inland and across a peninsula, where the sea is another. */
  alongShore: boolean;
}

/** In km, in a straight line. */
const FAR = 25;

/** Loaded when a site first asks, because few do. */
export const tideStations = async () =>
  (await import('./stations.json')).default as unknown as readonly TideStation[];

const found = new Map<string, NearStation | null>();
const MOST_FOUND = 2000;

/** The nearest along the shore; without one the nearest of all. Null when none is near. */
export async function stationNear(site: Position): Promise<NearStation | null> {
  const key = `${site.latitude} ${site.longitude}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const near = nearestOf(await tideStations(), site);
  if (found.size >= MOST_FOUND) found.clear();
  found.set(key, near);
  return near;
}

export function nearestOf(stations: readonly TideStation[], site: Position): NearStation | null {
  const near = stations
    .map((station) => ({ station, away: kmBetween(site, station) }))
    .filter(({ away }) => away <= FAR)
    .sort((one, other) => one.away - other.away);
  const along = near.find(({ station }) => isAlongShore(site, station));
  const nearest = along ?? near[0];
  return nearest
    ? { station: nearest.station, km: roundKm(nearest.away), alongShore: along !== undefined }
    : null;
}
