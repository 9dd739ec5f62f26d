import type { FeatureCollection } from 'geojson';
import L from 'leaflet';
import type { Position } from '@/lib/geometry';
import 'leaflet/dist/leaflet.css';
import { type Box, mainland, surroundings } from './australia';
import { addCredits, tileCredit } from './credits';
import { leavePageScroll } from './gestures';
import { addLabels } from './label-layer';
import './map.css';
import { loadPlaces } from './map-data';

/** Raster tiles of MAP_TILE_URL, and whom they are by where that is not OpenStreetMap. */
export interface Tiles {
  url: string;
  by?: string;
}

type Credit = ReturnType<typeof addCredits>;

export interface BaseMapOptions {
  land: FeatureCollection | null;
  tiles?: Tiles | null;
  /** Whose a finger's swipe is: the page's, so that the map is moved with two, or the map's. */
  swipe?: 'page' | 'map';
}

export interface BaseMap {
  map: L.Map;
  /** Shows all of it, as soon as the map has a size. */
  fit: (box: Box) => void;
  /** Goes to one position, no further away than one sees what is round it. */
  show: (position: Position) => void;
  remove: () => void;
}

/** A map of Australia: its outlines and towns from the app itself, under tiles where there are any. */
export function createBaseMap(
  element: HTMLElement,
  { land, tiles, swipe = 'page' }: BaseMapOptions,
): BaseMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: tiles ? 1 : 0.5,
    minZoom: 3,
    maxZoom: tiles ? 18 : 14,
    maxBounds: boundsOf(surroundings),
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  map.fitBounds(boundsOf(mainland), { animate: false });
  L.control.zoom({ position: 'topright' }).addTo(map);
  L.control.scale({ imperial: false, maxWidth: 80 }).addTo(map);
  const credit = addCredits(map);
  if (land) addLand(map, land);
  if (tiles) addTiles(map, tiles, credit);
  else nameTowns(map, credit);
  leavePageScroll(map, swipe);

  // Without tiles there is little to see from near.
  const nearZoom = tiles ? 13 : 9;
  /** Asked for while the map had no size, as on a hidden tab. */
  let waiting: (() => void) | undefined;
  function whenSized(show: () => void) {
    waiting = map.getSize().x > 0 ? undefined : show;
    if (!waiting) show();
  }
  const resized = new ResizeObserver(() => {
    map.invalidateSize({ pan: false });
    if (waiting) whenSized(waiting);
  });
  resized.observe(element);

  return {
    map,
    fit: (box) => whenSized(() => map.fitBounds(boundsOf(box), { animate: !still })),
    show: ({ latitude, longitude }) =>
      whenSized(() => {
        const zoom = Math.max(map.getZoom(), nearZoom);
        map.flyTo([latitude, longitude], zoom, { animate: !still, duration: 0.8 });
      }),
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}

export const boundsOf = ({ south, west, north, east }: Box) => L.latLngBounds([south, west], [north, east]);

function addLand(map: L.Map, land: FeatureCollection): void {
  const pane = map.createPane('land');
  const options: L.GeoJSONOptions & L.PolylineOptions = {
    pane: 'land',
    renderer: L.svg({ pane: 'land', padding: 1 }),
    className: 'map-land',
    interactive: false,
    // Each state simplified by itself would leave gaps along their borders.
    smoothFactor: 0,
  };
  L.geoJSON(land, options).addTo(map);
  pane.setAttribute('aria-hidden', 'true');
}

/** Without names the map is still a map: they come when they come. */
function nameTowns(map: L.Map, credit: Credit): void {
  credit('Places: ABS, GeoNames');
  let removed = false;
  map.on('unload', () => {
    removed = true;
  });
  loadPlaces().then(
    (places) => {
      if (!removed) addLabels(map, places);
    },
    () => {},
  );
}

/** While no tile arrives the outlines under them show, and then the towns are named. */
function addTiles(map: L.Map, tiles: Tiles, credit: Credit): void {
  const makers = tileCredit(tiles);
  if (makers) credit(makers);
  // Subdomain a alone: the page's content policy lets in no other.
  const layer = L.tileLayer(tiles.url, { subdomains: 'a', maxZoom: 19, className: 'map-tiles' });
  let arrived = false;
  layer.once('tileload', () => {
    arrived = true;
  });
  layer.once('tileerror', () => {
    if (!arrived) nameTowns(map, credit);
  });
  layer.addTo(map);
}
