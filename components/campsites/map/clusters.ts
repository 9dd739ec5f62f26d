import type { Position } from '@/lib/geometry';
import { type Box, isWithin } from './australia';
import type { Pin } from './pins';

/** In pixels between two marks, so that a finger can tap one without the other. */
const ROOM = 40;

/** A pin, or several pins that are too close to be told apart. */
export interface Spot extends Position {
  key: string;
  pins: Pin[];
}

export type SpotsIn = (box: Box, zoom: number) => Spot[];

export function clusterPins(pins: readonly Pin[]): SpotsIn {
  const byZoom = new Map<number, Spot[]>();
  return (box, zoom) => {
    const spots = byZoom.get(zoom) ?? spotsAt(zoom, pins);
    byZoom.set(zoom, spots);
    return spots.filter((spot) => isWithin(box, spot));
  };
}

/** True when the pins form more than one mark at this zoom. */
export const comeApart = (pins: readonly Pin[], zoom: number): boolean => spotsAt(zoom, pins).length > 1;

interface Group extends Position {
  x: number;
  y: number;
  pins: Pin[];
}

/**
 * Merges groups until none are too near to each other. Needs no spatial index: a search has a few
 * hundred pins.
 */
function spotsAt(zoom: number, pins: readonly Pin[]): Spot[] {
  const groups: Group[] = [];
  for (const pin of pins) {
    let group: Group = { ...pin, ...pixelOf(pin, zoom), pins: [pin] };
    for (let near = nearest(group, groups); near !== -1; near = nearest(group, groups)) {
      const [other] = groups.splice(near, 1);
      if (other) group = joined(other, group);
    }
    groups.push(group);
  }
  return groups.map(({ latitude, longitude, pins }) => {
    const id = pins[0]?.id ?? '';
    // A pin keeps its key at every zoom.
    return { key: pins.length === 1 ? id : `${id} ${zoom}`, latitude, longitude, pins };
  });
}

/** Of those that are too near; -1 when none is. */
function nearest({ x, y }: Group, groups: readonly Group[]): number {
  let found = -1;
  let least = ROOM;
  groups.forEach((group, index) => {
    const distance = Math.hypot(group.x - x, group.y - y);
    if (distance >= least) return;
    found = index;
    least = distance;
  });
  return found;
}

function joined(a: Group, b: Group): Group {
  const mean = (key: 'latitude' | 'longitude' | 'x' | 'y') =>
    (a[key] * a.pins.length + b[key] * b.pins.length) / (a.pins.length + b.pins.length);
  return {
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    x: mean('x'),
    y: mean('y'),
    pins: [...a.pins, ...b.pins],
  };
}

/** In the map's projection, in which the world is 256 pixels wide at zoom 0. */
function pixelOf({ latitude, longitude }: Position, zoom: number): { x: number; y: number } {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360) * world,
    y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** Around all points within `km`, on a sphere with a radius of 6,371 km. */
export function boxAround({ latitude, longitude }: Position, km: number): Box {
  const tall = (km / 6371) * (180 / Math.PI);
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  return {
    south: latitude - tall,
    west: longitude - wide,
    north: latitude + tall,
    east: longitude + wide,
  };
}
