import type { Box } from './australia';

/** The one tile that shows the whole country. */
export const OVERVIEW = '2/3/2';

/** From a zoom of the map on, the zoom of its tiles. Below the lowest, the overview is enough. */
const LEVELS: [from: number, zoom: number][] = [
  [8.5, 8],
  [6.5, 6],
];

/** "zoom/x/y", in addition to the overview. */
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

/** In the map's projection the world is a square from 0 to 1. */
function worldOf(longitude: number, latitude: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
