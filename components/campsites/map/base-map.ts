import L from 'leaflet';
import type { Position } from '@/lib/geometry';
import 'leaflet/dist/leaflet.css';
import { type Box, mainland, surroundings } from './australia';
import { addCredits, tileCredit } from './credits';
import { GroundLayer } from './ground-layer';
import { addLabels } from './label-layer';
import './map.css';
import { loadPlaces } from './map-data';
import type { MapTile } from './map-tile';

const HINT_TIME = 1400;

/**
 * The wheel zooms the map only with Ctrl or while the map has the focus. One finger scrolls the
 * page, unless `swipe` is 'map'.
 */
function leavePageScroll(map: L.Map, swipe: 'page' | 'map'): void {
  const element = map.getContainer();
  const hint = addHint(element);

  element.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey || element.contains(document.activeElement)) return;
      event.stopImmediatePropagation();
      hint('Hold Ctrl to zoom with the wheel');
    },
    { capture: true, passive: true },
  );
  if (swipe === 'map') return;

  element.classList.add('map-page-swipe');
  const isSwipe = (event: TouchEvent) =>
    event.touches.length === 1 &&
    !(event.target instanceof Element && event.target.closest('.leaflet-marker-draggable, .leaflet-popup'));
  element.addEventListener(
    'touchstart',
    (event) => {
      // Stops a swipe before it reaches Leaflet's drag listeners, which are on elements inside
      // this one. Taps are clicks and still reach Leaflet.
      if (isSwipe(event)) event.stopPropagation();
    },
    { capture: true, passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      if (isSwipe(event)) hint('Use two fingers to move the map');
    },
    { capture: true, passive: true },
  );
}

function addHint(element: HTMLElement): (text: string) => void {
  const hint = document.createElement('p');
  hint.className = 'map-hint';
  hint.setAttribute('aria-hidden', 'true');
  element.append(hint);
  let timer: ReturnType<typeof setTimeout>;
  return (text) => {
    hint.textContent = text;
    hint.classList.add('map-hint-shown');
    clearTimeout(timer);
    timer = setTimeout(() => hint.classList.remove('map-hint-shown'), HINT_TIME);
  };
}

/** From MAP_TILE_URL. `by` is the credit for tiles that are not from OpenStreetMap. */
export interface Tiles {
  url: string;
  by?: string;
}

type Credit = ReturnType<typeof addCredits>;

export interface BaseMapOptions {
  /** The whole country with few details. */
  overview: MapTile;
  tiles?: Tiles | null;
  /** What a swipe with one finger moves. With 'page', it takes two fingers to move the map. */
  swipe?: 'page' | 'map';
}

export interface BaseMap {
  map: L.Map;
  /** As soon as the map has a size. */
  fit: (box: Box) => void;
  /** Zooms in far enough to see the surroundings. */
  show: (position: Position) => void;
  remove: () => void;
}

/**
 * Draws the bundled land, water and roads, and the raster tiles over them if there are any. Names
 * the towns only when no raster tiles are shown.
 */
export function createBaseMap(
  element: HTMLElement,
  { overview, tiles, swipe = 'page' }: BaseMapOptions,
): BaseMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    zoomSnap: tiles ? 1 : 0.5,
    minZoom: 3,
    maxZoom: tiles ? 18 : 12,
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
  new GroundLayer(overview).addTo(map);
  if (tiles) addTiles(map, tiles, credit);
  else nameTowns(map);
  leavePageScroll(map, swipe);

  const nearZoom = tiles ? 13 : 11;
  /** Only moves after the first position are animated. */
  let opened = false;
  /** The move to make once the map has a size; a hidden map has none. */
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

  const animate = () => {
    const animated = opened && !still;
    opened = true;
    return animated;
  };

  return {
    map,
    fit: (box) =>
      whenSized(() => {
        const { top, bottom } = coveredOf(map);
        const padding = { paddingTopLeft: L.point(0, top), paddingBottomRight: L.point(0, bottom) };
        map.fitBounds(boundsOf(box), { animate: animate(), ...padding });
      }),
    show: ({ latitude, longitude }) =>
      whenSized(() => {
        const zoom = Math.max(map.getZoom(), nearZoom);
        map.flyTo([latitude, longitude], zoom, { animate: animate(), duration: 0.8 });
      }),
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}

/** How much of the map's edges the page covers, in pixels: Leaflet's corners keep free of it. */
export function coveredOf(map: L.Map): { top: number; bottom: number } {
  const margin = (corner: string, side: 'marginTop' | 'marginBottom') => {
    const element = map.getContainer().querySelector(corner);
    return (element && Number.parseFloat(getComputedStyle(element)[side])) || 0;
  };
  return { top: margin('.leaflet-top', 'marginTop'), bottom: margin('.leaflet-bottom', 'marginBottom') };
}

export const boundsOf = ({ south, west, north, east }: Box) => L.latLngBounds([south, west], [north, east]);

/** Without names the map still works. */
function nameTowns(map: L.Map): void {
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

/** If no tile loads, the bundled map stays visible and the towns get names. */
function addTiles(map: L.Map, tiles: Tiles, credit: Credit): void {
  const makers = tileCredit(tiles);
  if (makers) credit(makers);
  // The page's content security policy allows only subdomain a.
  const layer = L.tileLayer(tiles.url, { subdomains: 'a', maxZoom: 19, className: 'map-tiles' });
  let arrived = false;
  layer.once('tileload', () => {
    arrived = true;
  });
  layer.once('tileerror', () => {
    if (!arrived) nameTowns(map);
  });
  layer.addTo(map);
}
