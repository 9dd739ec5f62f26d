import { EARTH, type Position } from '@/lib/geometry';
import type { Box } from './australia';
import list from './data/map-tiles.json';
import { OVERVIEW, tilesFor } from './tile-grid';

/**
 * The way to a site is unknown, but its last 50 km lie within 50 km of the site, whichever way they go. A phone's map
 * reaches a little further when it is moved, and far further when it is zoomed out, where tiles have less detail.
 */
const NEAR_KM = 70;
const FAR_KM = 220;

const DEGREE_KM = (EARTH * Math.PI) / 180;

const existing = new Set(list.tiles);

function boxAround({ latitude, longitude }: Position, km: number): Box {
  const north = km / DEGREE_KM;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return {
    south: latitude - north,
    west: longitude - east,
    north: latitude + north,
    east: longitude + east,
  };
}

/** The files of the map around a site, at every zoom. */
export const mapFilesAround = (site: Position): string[] =>
  [OVERVIEW, ...tilesFor(boxAround(site, FAR_KM), 7), ...tilesFor(boxAround(site, NEAR_KM), 9)]
    .filter((key) => existing.has(key))
    .map((key) => `/map/${list.version}/${key}.pbf.gz`);

/** Names them in a page's head, so that the service worker keeps them with the page. */
export function MapFiles({ around: site }: { around: Position }) {
  return <meta name="map-files" content={mapFilesAround(site).join(' ')} />;
}
