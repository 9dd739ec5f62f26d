import list from './data/map-tiles.json';
import { type MapTile, readTile } from './map-tile';
import { OVERVIEW } from './tile-grid';

/** A place that the map names, from a zoom on; in a list the more important come first. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, zoom: number];

/** As long as somebody in a car park would wait for a map. */
const PATIENCE = 20_000;

const existing = new Set(list.tiles);
const tiles = new Map<string, Promise<MapTile>>();
let places: Promise<PlaceRow[]> | undefined;

/** Far out at sea there are no tiles. */
export const isTile = (key: string) => existing.has(key);

/** A tile of public/map, fetched once for all maps; a failure is forgotten, so that trying again can work. */
export function loadTile(key: string): Promise<MapTile> {
  const known = tiles.get(key);
  if (known) return known;
  const asked = fetchTile(key);
  tiles.set(key, asked);
  asked.catch(() => tiles.delete(key));
  return asked;
}

/** The whole country in broad strokes. */
export const loadOverview = () => loadTile(OVERVIEW);

/** What scripts/data/make-map-labels.ts has chosen. */
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
  return readTile(key, await new Response(unzipped).arrayBuffer());
}

async function get(address: URL | string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
