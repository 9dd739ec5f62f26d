import type { Position } from '@/lib/geometry';
import type { Box } from './australia';
import list from './data/map-tiles.json';
import { OVERVIEW, tilesFor } from './tile-grid';

/**
 * How many degrees around a site the map is kept, with every road and, further, with less detail. Nobody knows which way
 * a family comes, but its last 50 km lie within 50 km of the site: 0.65 degrees of longitude in the far south.
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

/** The files of the map around a site, at every zoom. */
export const mapFilesAround = (site: Position): string[] =>
  [OVERVIEW, ...tilesFor(around(site, FAR), 7), ...tilesFor(around(site, NEAR), 9)]
    .filter((key) => existing.has(key))
    .map((key) => `/map/${list.version}/${key}.pbf.gz`);

/** Names them in a page's head, so that the service worker keeps them with the page. */
export function MapFiles({ around: site }: { around: Position }) {
  return <meta name="map-files" content={mapFilesAround(site).join(' ')} />;
}
