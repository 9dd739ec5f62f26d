import Supercluster from 'supercluster';
import type { Position } from '@/lib/campsites/geometry';
import type { Box } from './australia';
import type { Pin } from './pins';

/** Pixels within which pins become one cluster; half a zoom further out, it is 35 of them. */
const RADIUS = 50;
/** Closer than a map ever goes: pins at the very same place always stay one cluster. */
const CLOSEST = 18;

/** One mark on the map: a pin, or several that are too close to be told apart. */
export interface Spot extends Position {
  key: string;
  pins: Pin[];
}

/** What to draw at a zoom within a box. */
export type SpotsIn = (box: Box, zoom: number) => Spot[];

export function clusterPins(pins: readonly Pin[]): SpotsIn {
  const index = new Supercluster<{ pin: Pin }>({ radius: RADIUS, extent: 256, maxZoom: CLOSEST });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      if ('pin' in properties) return { key: properties.pin.id, latitude, longitude, pins: [properties.pin] };
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      return {
        key: `cluster ${properties.cluster_id}`,
        latitude,
        longitude,
        pins: leaves.map((leaf) => leaf.properties.pin),
      };
    });
}

/** Round a place with all within a distance in km, on a sphere of 6,371 km. */
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
