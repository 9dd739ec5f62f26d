import list from './data/map-tiles.json';
import { type MapTile, readTile } from './map-tile';
import { OVERVIEW } from './tile-grid';

/** Named on the map from this zoom on. Lists begin with the most important place. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, zoom: number];

/** In ms: about as long as somebody in a car park would wait for a map. */
const PATIENCE = 20_000;

const existing = new Set(list.tiles);
const tiles = new Map<string, Promise<MapTile>>();
let places: Promise<PlaceRow[]> | undefined;

/** Tiles far out at sea have no file. */
export const isTile = (key: string) => existing.has(key);

/** Once for all maps on the page. A failed load is not cached, so that a retry can succeed. */
export function loadTile(key: string): Promise<MapTile> {
  const known = tiles.get(key);
  if (known) return known;
  const asked = fetchTile(key);
  tiles.set(key, asked);
  asked.catch(() => tiles.delete(key));
  return asked;
}

/** The whole country with few details. */
export const loadOverview = () => loadTile(OVERVIEW);

/** Chosen by scripts/data/make-map-labels.ts. */
export function loadPlaces(): Promise<PlaceRow[]> {
  places ??= get(new URL('./data/au-labels.json', import.meta.url)).then((response) => response.json());
  places.catch(() => {
    places = undefined;
  });
  return places;
}

async function fetchTile(key: string): Promise<MapTile> {
  const { body } = await get(`/map/${list.version}/${key}.pbf.gz`);
  if (!body) throw new Error(`${key}: nothing came`);
  const unzipped = body.pipeThrough(new DecompressionStream('gzip'));
  const tile = readTile(key, await new Response(unzipped).arrayBuffer());
  // The map opens in the next task, so that a tap is answered in between.
  await new Promise((next) => setTimeout(next));
  return tile;
}

async function get(address: URL | string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
