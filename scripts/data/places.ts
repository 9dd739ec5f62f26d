import { v7 as uuid7 } from 'uuid';
import { kmBetween } from '../../lib/geometry';
import { readSeedFile } from './seed-files';

export interface PlaceRow {
  id: string;
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
  population: number;
  approx: boolean;
}

/** Suburbs of one name and state closer than this are one. */
const SAME_KM = 5;

/**
 * A suburb's row without people, beside one of its name with some, has a former postcode. A postcode that
 * only such a row has stays known.
 */
function dropFormer(places: Map<string, PlaceRow>): void {
  const lived = new Map<string, PlaceRow[]>();
  const ofPostcode = new Map<string, number>();
  for (const place of places.values()) {
    const key = `${place.name},${place.state}`;
    if (place.population > 0) lived.set(key, [...(lived.get(key) ?? []), place]);
    ofPostcode.set(place.postcode, (ofPostcode.get(place.postcode) ?? 0) + 1);
  }
  for (const [key, place] of places) {
    const { name, state, postcode, population } = place;
    const left = ofPostcode.get(postcode) ?? 0;
    if (population > 0 || left < 2) continue;
    if (!lived.get(`${name},${state}`)?.some((other) => kmBetween(place, other) < SAME_KM)) continue;
    places.delete(key);
    ofPostcode.set(postcode, left - 1);
  }
}

/** People know it by two names, or it is in no list of suburbs. */
interface NamedPlace {
  name: string;
  state: string;
  postcode: string;
  lat: number;
  lng: number;
  /** Who says that both names are of one place, and where that was read. */
  source: string;
  url: string;
}

const asPlace = ({ name, state, postcode, lat, lng }: NamedPlace): PlaceRow => ({
  id: uuid7(),
  name,
  state,
  postcode,
  latitude: lat,
  longitude: lng,
  // Nobody is counted twice: the suburbs have the people.
  population: 0,
  approx: true,
});

export async function readPlaces(): Promise<PlaceRow[]> {
  const [, ...lines] = (await readSeedFile('suburbs-au.csv')).trim().split(/\r?\n/);
  const places = new Map<string, PlaceRow>();
  for (const line of lines) {
    const [name = '', state = '', postcode = '', lat, lng, population, , , approx] = line.split(',');
    const key = [name, state, postcode].join();
    const known = places.get(key);
    // Two suburbs have the same key (Green Point NSW 2251): the one with more people stays.
    if (known && known.population >= Number(population)) continue;
    places.set(key, {
      id: uuid7(),
      name,
      state,
      postcode,
      latitude: Number(lat),
      longitude: Number(lng),
      population: Number(population),
      approx: approx === '1',
    });
  }
  dropFormer(places);
  const named: NamedPlace[] = JSON.parse(await readSeedFile('other-names.json'));
  return [...places.values(), ...named.map(asPlace)];
}
