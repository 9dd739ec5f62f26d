import type L from 'leaflet';
import { inAustralia } from '@/lib/campsites/australia';
import { radii } from '@/lib/campsites/search-choices';
import { kmBetween, type Position } from '@/lib/geometry';
import { boundsOf } from './base-map';
import { boxAround } from './clusters';

/** What a search goes round, and how far. */
export interface Area {
  centre: Position;
  radius: number;
}

/** Of the map's shorter side: less is a slip of the finger. */
const MOVED = 1 / 5;
/** As exact as an address is, at the closest zoom, with room to spare. */
const SAME = 20;

/** The search round the middle of what a map shows that is just wide enough for it, as far as there is one. */
function areaIn(map: L.Map): Area {
  const { lat, lng } = map.getCenter();
  const centre = { latitude: lat, longitude: lng };
  const reach = reachOf(map, centre);
  return { centre, radius: radii.find((km) => km >= reach) ?? Math.max(...radii) };
}

/** What to search now that the map shows something else than what was searched; null while it doesn't. */
export function movedArea(map: L.Map, searched: Area): Area | null {
  const { x, y } = map.getSize();
  if (x === 0) return null;
  const area = areaIn(map);
  const aside = pixelsFromMiddle(map, searched.centre) > Math.min(x, y) * MOVED;
  const fitted = map.getBoundsZoom(boundsOf(boxAround(searched.centre, searched.radius)));
  const wider = area.radius > searched.radius && map.getZoom() < fitted;
  return (aside || wider) && inAustralia(area.centre) ? area : null;
}

/** Whether a map shows the middle of an area already and nothing beyond it, so that it needn't move. */
export const isShown = (map: L.Map, { centre, radius }: Area): boolean =>
  map.getSize().x > 0 && pixelsFromMiddle(map, centre) < SAME && reachOf(map, centre) <= radius;

const pixelsFromMiddle = (map: L.Map, { latitude, longitude }: Position) =>
  map.latLngToContainerPoint([latitude, longitude]).distanceTo(map.getSize().divideBy(2));

/** Km to the furthest corner that a map shows. */
function reachOf(map: L.Map, from: Position): number {
  const bounds = map.getBounds();
  const corners = [
    bounds.getNorthEast(),
    bounds.getSouthEast(),
    bounds.getSouthWest(),
    bounds.getNorthWest(),
  ];
  return Math.max(...corners.map(({ lat, lng }) => kmBetween(from, { latitude: lat, longitude: lng })));
}
