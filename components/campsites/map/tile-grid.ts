import type { Box } from './australia';

/** The zoom of the one tile that shows the whole country. */
export const OVERVIEW = '2/3/2';

/** From which zoom of the map on which zoom's tiles have the lines for it; before the first, the overview does. */
const LEVELS: [from: number, zoom: number][] = [
  [8.5, 8],
  [6.5, 6],
];

/** The tiles that a view of the map needs beside the overview, as "zoom/x/y". */
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

/** A position in the square from 0 to 1 that the whole world is on such a map. */
function worldOf(longitude: number, latitude: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
