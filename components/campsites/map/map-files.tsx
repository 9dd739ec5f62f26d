import type { Position } from '@/lib/geometry';
import type { Box } from './australia';
import list from './data/map-tiles.json';
import { OVERVIEW, tilesFor } from './tile-grid';

/**
 * In degrees around a site: NEAR is kept on the device with every road, FAR with fewer details. A
 * family may come from any direction, but the last 50 km of its way are within 50 km of the site,
 * which is 0.65 degrees of longitude in the far south.
 */
const NEAR = 0.65;
const FAR = 2;

const existing = new Set(list.tiles);

const around = ({ latitude, longitude }: Position, by: number): Box => ({
  south: latitude - by,
  west: longitude - by,
  north: latitude + by,
  east: longitude + by,
});

/**
 * For every zoom. Several sites share the room of one: the more there are, the less is kept around
 * each.
 */
export function mapFilesAround(...sites: Position[]): string[] {
  const share = Math.sqrt(sites.length);
  const keys = sites.flatMap((site) => [
    OVERVIEW,
    ...tilesFor(around(site, FAR / share), 7),
    ...tilesFor(around(site, NEAR / share), 9),
  ]);
  return [...new Set(keys)]
    .filter((key) => existing.has(key))
    .map((key) => `/map/${list.version}/${key}.pbf.gz`);
}

/** In the page's head, so that the service worker keeps the map's files with the page. */
export function MapFiles({ around: sites }: { around: Position[] }) {
  return <meta name="map-files" content={mapFilesAround(...sites).join(' ')} />;
}
