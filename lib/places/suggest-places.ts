import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db } from '../server/db/client';
import { MIN_PLACE_QUERY } from './limits';
import { readPlaceText } from './place-text';
import type { Place } from './schema';
import { searchName } from './search-name';

const MAX_SUGGESTIONS = 5;

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
