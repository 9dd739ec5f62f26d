import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { chordOf, type Position } from '../geometry';
import { db, type Tx } from '../server/db/client';
import { MIN_PLACE_QUERY } from './limits';
import { readPlaceText } from './place-text';
import type { Place } from './schema';
import { searchName } from './search-name';

const MAX_SUGGESTIONS = 5;

/** The suburb that a spot belongs to, as far as we can tell. */
export interface Suburb {
  name: string;
  state: string;
  postcode: string;
}

/** Places that what was typed may become, at most five. */
export async function suggestPlaces(typed: string): Promise<Place[]> {
  if (Array.from(typed.trim()).length < MIN_PLACE_QUERY) return [];
  return db.$queryRaw<Place[]>(suggestionsFor(typed));
}

/** The very query of the suggestions, on its own so that a test can see its plan. */
export function suggestionsFor(typed: string): Prisma.Sql {
  const name = searchName(typed);
  const parts = readPlaceText(name);
  // "Lake Vic" may be a lake in Victoria or the beginning of Lake Victoria.
  const readings = parts.suburb === name ? [namedLike(name)] : [namedLike(name), partsLike(parts)];
  // The exact name first: a hamlet would otherwise never get past the towns whose names begin with its own.
  return Prisma.sql`
    select name "placeName", postcode "postalCode", state, latitude, longitude
    from places
    where ${Prisma.join(readings, ' or ')}
    order by search_name = ${parts.suburb || name} desc, population desc, name, state, postcode
    limit ${MAX_SUGGESTIONS}`;
}

function partsLike({ suburb, state, postcode }: ReturnType<typeof readPlaceText>): Prisma.Sql {
  const conditions = [];
  if (suburb) conditions.push(namedLike(searchName(suburb)));
  if (state) conditions.push(Prisma.sql`state = ${state}`);
  // As a range, since a LIKE on the plain postcode index works in the C collation alone.
  if (postcode)
    conditions.push(Prisma.sql`postcode between ${postcode.padEnd(4, '0')} and ${postcode.padEnd(4, '9')}`);
  return Prisma.sql`(${Prisma.join(conditions, ' and ')})`;
}

function namedLike(name: string): Prisma.Sql {
  return Prisma.sql`search_name like ${`${name.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** The state that a suburb lies in, to write it out in full; null for one that is not in the data. */
export async function stateOf(suburb: string | null, postcode: string): Promise<string | null> {
  if (!suburb) return null;
  const place = await db.place.findFirst({
    where: { postcode, searchName: searchName(suburb) },
    orderBy: { population: 'desc' },
    select: { state: true },
  });
  return place?.state ?? null;
}

/** The mean of a postcode's suburbs by population, of whatever rows are at hand. */
const meanOf = (axis: 'latitude' | 'longitude') => {
  const column = Prisma.raw(axis);
  return Prisma.sql`coalesce(sum(${column} * population) / nullif(sum(population), 0), avg(${column})) ${column}`;
};

/** Where most of a postcode's people live. Null for an unknown one. */
export async function postcodeCentre(postcode: string): Promise<Position | null> {
  const [centre] = await db.$queryRaw<{ latitude: number | null; longitude: number | null }[]>`
    select ${meanOf('latitude')}, ${meanOf('longitude')} from places where postcode = ${postcode}`;
  if (centre?.latitude == null || centre.longitude == null) return null;
  return { latitude: centre.latitude, longitude: centre.longitude };
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
