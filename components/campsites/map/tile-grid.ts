import type { Box } from './australia';

/** The key of the one tile that shows the whole country. */
export const OVERVIEW = '2/3/2';

/**
 * Each row has a zoom of the map, and the zoom of the tiles that the map uses from this zoom on.
 * Below the lowest zoom in this list, the overview tile is enough.
 */
const LEVELS: [from: number, zoom: number][] = [
  [8.5, 8],
  [6.5, 6],
];

/** Returns the keys "zoom/x/y" of the tiles that a view needs in addition to the overview. */
export function tilesFor(box: Box, mapZoom: number): string[] {
  const level = LEVELS.find(([from]) => mapZoom >= from);
  if (!level) return [];
  const [, zoom] = level;
  const side = 2 ** zoom;
  const [west, north] = worldOf(box.west, box.north);
  const [east, south] = worldOf(box.east, box.south);
  const keys: string[] = [];
  for (let x = Math.floor(west * side); x <= Math.floor(east * side); x++)
    for (let y = Math.floor(north * side); y <= Math.floor(south * side); y++) keys.push(`${zoom}/${x}/${y}`);
  return keys;
}

/** Returns a position in the map's projection. There the world is a square from 0 to 1. */
function worldOf(longitude: number, latitude: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
