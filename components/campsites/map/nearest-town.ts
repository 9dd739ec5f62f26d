import 'server-only';
import { kmBetween, kmText, type Position } from '@/lib/geometry';
import labels from './data/au-labels.json';

type Label = [name: string, latitude: number, longitude: number, zoom: number];

const RADIANS = Math.PI / 180;
/** Further off there is the sea between, as round Lord Howe Island. */
const MOST_KM = 500;

/** The nearest of the places that the map names, and how far it is as the crow flies: "Kangaroo Valley, 5.6 km". */
export function nearestTown(spot: Position): string | null {
  const width = Math.cos(spot.latitude * RADIANS);
  let nearest: Label | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const label of labels as Label[]) {
    const [north, east] = [label[1] - spot.latitude, (label[2] - spot.longitude) * width];
    const square = north * north + east * east;
    if (square < least) [nearest, least] = [label, square];
  }
  if (!nearest) return null;
  const [name, latitude, longitude] = nearest;
  const km = kmBetween(spot, { latitude, longitude });
  return km > MOST_KM ? null : `${name}, ${kmText(km)}`;
}
