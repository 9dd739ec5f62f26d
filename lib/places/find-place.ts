import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { chordOf, kmBetween, type Position } from '../geometry';
import { db, readRows, type Tx } from '../server/db/client';

export interface Suburb {
  name: string;
  state: string;
  postcode: string;
}

export async function stateOf(suburb: string | null, postcode: string): Promise<string | null> {
  if (!suburb) return null;
  const [place] = await db.$queryRaw<{ state: string }[]>`
    select state from places where postcode = ${postcode} and search_name = search_words(${suburb})
    order by population desc limit 1`;
  return place?.state ?? null;
}

/** Weighted by population. */
const meanOf = (axis: 'latitude' | 'longitude') => {
  const column = Prisma.raw(axis);
  return Prisma.sql`coalesce(sum(${column} * population) / nullif(sum(population), 0), avg(${column})) ${column}`;
};

/** Selects one row, with nulls for an unknown postcode. */
export const centreOf = (postcode: string) => Prisma.sql`
  select ${meanOf('latitude')}, ${meanOf('longitude')} from places where postcode = ${postcode}`;

/** Never expires, because new open data comes with a release, which restarts the process. */
const knownCentres = new Map<string, Position>();

interface Centre {
  latitude: number | null;
  longitude: number | null;
}

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
 * A postcode from which a search within `km` finds the position: `own`, its own postcode, unless
 * that one's centre is further away, as in some large outback postcodes.
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

const LOCAL_KM = 50;

export async function nearestPlace(
  spot: Position,
  client: Tx = db,
  state: string | null = null,
): Promise<(Suburb & { near: boolean }) | null> {
  const [nearest] = await client.$queryRaw<(Suburb & Position)[]>(nearestTo(spot, state));
  if (!nearest) return null;
  const { latitude, longitude, ...suburb } = nearest;
  return { ...suburb, near: kmBetween(spot, { latitude, longitude }) <= LOCAL_KM };
}

/** Exported so that a test can check its plan. */
export const nearestTo = (
  { latitude, longitude }: Position,
  state: string | null = null,
): Prisma.Sql => Prisma.sql`
  select name, state, postcode, latitude, longitude from places
  ${state ? Prisma.sql`where state = ${state}` : Prisma.empty}
  order by earth_position(latitude, longitude) <-> earth_position(${latitude}::float8, ${longitude}::float8)
  limit 1`;
