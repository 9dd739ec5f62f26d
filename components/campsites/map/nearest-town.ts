import 'server-only';
import { aboutKm, kmBetween, type Position } from '@/lib/geometry';
import labels from './data/au-labels.json';

type Label = [name: string, latitude: number, longitude: number, zoom: number];

const RADIANS = Math.PI / 180;
/** A town further away lies across the sea, for example from Lord Howe Island. */
const MOST_KM = 500;

/** From south to north. A lookup starts at the site's latitude and so skips most places. */
const places = [...(labels as Label[])].sort((a, b) => a[1] - b[1]);

/** "Kangaroo Valley, about 6 km"; null when the nearest place is too far away. */
export function nearestTown(spot: Position): string | null {
  const town = townNear(spot);
  return town && `${town.name}, ${aboutKm(town.km)}`;
}

export function townNear(spot: Position): { name: string; km: number } | null {
  const width = Math.cos(spot.latitude * RADIANS);
  let nearest: Label | undefined;
  let least = Number.POSITIVE_INFINITY;
  /** True while a place further north or south in the same direction can still be nearer. */
  const mayGoOn = (label: Label | undefined): boolean => {
    if (!label) return false;
    const [north, east] = [label[1] - spot.latitude, (label[2] - spot.longitude) * width];
    const square = north * north + east * east;
    if (square < least) [nearest, least] = [label, square];
    return north * north < least;
  };
  const start = firstNorthOf(spot.latitude);
  let [north, south] = [start, start - 1];
  while (mayGoOn(places[north])) north++;
  while (mayGoOn(places[south])) south--;
  if (!nearest) return null;
  const [name, latitude, longitude] = nearest;
  const km = kmBetween(spot, { latitude, longitude });
  return km > MOST_KM ? null : { name, km };
}

function firstNorthOf(latitude: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.[1] ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
