import L from 'leaflet';
import { inAustralia } from '@/lib/campsites/australia';
import { radii } from '@/lib/campsites/search-choices';
import { kmBetween, type Position } from '@/lib/geometry';
import { boundsOf, coveredOf } from './base-map';
import { boxAround } from './clusters';

/** The radius is in km. */
export interface Area {
  centre: Position;
  radius: number;
}

/** A share of the map's shorter side; a smaller move may be a slip of the finger. */
const MOVED = 1 / 5;
/** In pixels. The page's URL contains rounded positions; the rounding moves a position by less. */
const SAME = 20;

/** The largest search area when none covers the map. */
function areaIn(map: L.Map): Area {
  const { lat, lng } = map.containerPointToLatLng(middleOf(map));
  const centre = { latitude: lat, longitude: lng };
  const reach = reachOf(map, centre);
  return { centre, radius: radii.find((km) => km >= reach) ?? Math.max(...radii) };
}

/** null when the map still shows the searched area. */
export function movedArea(map: L.Map, searched: Area): Area | null {
  const { x, y } = map.getSize();
  if (x === 0) return null;
  const area = areaIn(map);
  const aside = pixelsFromMiddle(map, searched.centre) > Math.min(x, y) * MOVED;
  const { top, bottom } = coveredOf(map);
  const box = boundsOf(boxAround(searched.centre, searched.radius));
  const fitted = map.getBoundsZoom(box, false, L.point(0, top + bottom));
  const wider = area.radius > searched.radius && map.getZoom() < fitted;
  return (aside || wider) && inAustralia(area.centre) ? area : null;
}

/** Centred on the area with nothing outside it, so the map doesn't need to move. */
export const isShown = (map: L.Map, { centre, radius }: Area): boolean =>
  map.getSize().x > 0 && pixelsFromMiddle(map, centre) < SAME && reachOf(map, centre) <= radius;

const pixelsFromMiddle = (map: L.Map, { latitude, longitude }: Position) =>
  map.latLngToContainerPoint([latitude, longitude]).distanceTo(middleOf(map));

/** Of the part that nothing covers. */
function middleOf(map: L.Map): L.Point {
  const { top, bottom } = coveredOf(map);
  return map
    .getSize()
    .divideBy(2)
    .add([0, (top - bottom) / 2]);
}

/** In km, to the furthest corner of the map. */
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
