import type { FeatureCollection } from 'geojson';

/** A place that the map names, from a zoom on; in a list the more important come first. */
export type PlaceRow = readonly [name: string, latitude: number, longitude: number, zoom: number];

/** As long as somebody in a car park would wait for a map. */
const PATIENCE = 20_000;

/** The outlines of the states. */
export const loadLand = once<FeatureCollection>(() => new URL('./data/au-states-50m.json', import.meta.url));

/** What scripts/data/make-map-labels.ts has chosen. */
export const loadPlaces = once<PlaceRow[]>(() => new URL('./data/au-labels.json', import.meta.url));

/** Fetched once for all maps; a failure is forgotten, so that trying again can work. */
function once<T>(address: () => URL): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= fetchJson<T>(address()).catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

async function fetchJson<T>(address: URL): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response.json();
}
