import { v7 as uuid7 } from 'uuid';
import { readSeedFile } from './seed-files';

/** A row for the table places, keyed by column name. */
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

/** A place that people know by two names, or that is in no list of suburbs. */
interface NamedPlace {
  name: string;
  state: string;
  postcode: string;
  lat: number;
  lng: number;
}

const asPlace = ({ lat, lng, ...place }: NamedPlace): PlaceRow => ({
  ...{ id: uuid7(), ...place, latitude: lat, longitude: lng },
  // Nobody is counted twice: the suburbs have the people.
  ...{ population: 0, approx: true },
});

export async function readPlaces(): Promise<PlaceRow[]> {
  const [, ...lines] = (await readSeedFile('suburbs-au.csv')).trim().split(/\r?\n/);
  const places = new Map<string, PlaceRow>();
  for (const line of lines) {
    const [name = '', state = '', postcode = '', lat, lng, population, , , approx] = line.split(',');
    const key = [name, state, postcode].join();
    const known = places.get(key);
    // Two suburbs have the same key (Green Point NSW 2251). Keep the one with more people.
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
  const named: NamedPlace[] = JSON.parse(await readSeedFile('other-names.json'));
  return [...places.values(), ...named.map(asPlace)];
}
