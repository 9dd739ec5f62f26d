import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { chordOf, type Position } from '../geometry';
import { db, readRows, type Tx } from '../server/db/client';

/** The suburb that a spot belongs to, as far as we can tell. */
export interface Suburb {
  name: string;
  state: string;
  postcode: string;
}

/** The state that a suburb lies in, to write it out in full; null for one that is not in the data. */
export async function stateOf(suburb: string | null, postcode: string): Promise<string | null> {
  if (!suburb) return null;
  const [place] = await db.$queryRaw<{ state: string }[]>`
    select state from places where postcode = ${postcode} and search_name = search_words(${suburb})
    order by population desc limit 1`;
  return place?.state ?? null;
}

/** The mean of a postcode's suburbs by population, of whatever rows are at hand. */
const meanOf = (axis: 'latitude' | 'longitude') => {
  const column = Prisma.raw(axis);
  return Prisma.sql`coalesce(sum(${column} * population) / nullif(sum(population), 0), avg(${column})) ${column}`;
};

/** Where most of a postcode's people live, as a row; of nulls for an unknown one. */
export const centreOf = (postcode: string) => Prisma.sql`
  select ${meanOf('latitude')}, ${meanOf('longitude')} from places where postcode = ${postcode}`;

/** Of postcodes asked for before. New open data, which comes with a release, is seen after a restart. */
const knownCentres = new Map<string, Position>();

interface Centre {
  latitude: number | null;
  longitude: number | null;
}

/** The same, looked up once. Null for an unknown one. */
export async function postcodeCentre(postcode: string): Promise<Position | null> {
  const known = knownCentres.get(postcode);
  if (known) return known;
  const [found] = await readRows<Centre>(centreOf(postcode));
  if (found?.latitude == null || found.longitude == null) return null;
  const centre = { latitude: found.latitude, longitude: found.longitude };
  knownCentres.set(postcode, centre);
  return centre;
}

/**
 * The postcode from which a search as wide as `km` comes upon a spot: its own, or, since some in the outback are
 * larger than any search, the one with the nearest centre.
 */
export async function searchPostcode(
  spot: Position,
  own: string | null,
  km: number,
  client: Tx = db,
): Promise<string | null> {
  const here = Prisma.sql`earth_position(${spot.latitude}::float8, ${spot.longitude}::float8)`;
  const [nearest] = await client.$queryRaw<{ postcode: string }[]>`
    select postcode from (
      select postcode, ${meanOf('latitude')}, ${meanOf('longitude')} from places group by postcode
    ) centres
    cross join lateral (select earth_position(latitude, longitude) <-> ${here} chord) away
    order by postcode = ${own} and chord <= ${chordOf(km)}::float8 desc, chord limit 1`;
  return nearest?.postcode ?? own;
}

/** The suburb whose middle is nearest to a spot. */
export async function nearestPlace(spot: Position, client: Tx = db): Promise<Suburb | null> {
  const [nearest] = await client.$queryRaw<Suburb[]>(nearestTo(spot));
  return nearest ?? null;
}

/** The very query, on its own so that a test can see its plan. */
export const nearestTo = ({ latitude, longitude }: Position): Prisma.Sql => Prisma.sql`
  select name, state, postcode from places
  order by earth_position(latitude, longitude) <-> earth_position(${latitude}::float8, ${longitude}::float8)
  limit 1`;
