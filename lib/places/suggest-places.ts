import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { readRecent } from '../server/db/replica';
import { MIN_PLACE_QUERY } from './limits';
import { AFTER_ALL } from './name-search';
import { readPlaceText } from './place-text';
import type { Place } from './schema';

const MAX_SUGGESTIONS = 5;

/** Places that what was typed may become, at most five. */
export async function suggestPlaces(typed: string): Promise<Place[]> {
  if (Array.from(typed.trim()).length < MIN_PLACE_QUERY) return [];
  // Nobody but a release writes places.
  return readRecent<Place>(suggestionsFor(typed), {});
}

/** The very query of the suggestions, on its own so that a test can see its plan. */
export function suggestionsFor(typed: string): Prisma.Sql {
  const parts = readPlaceText(typed);
  // "Lake Vic" may be a lake in Victoria or the beginning of Lake Victoria.
  const readings = parts.suburb === typed.trim() ? [named(typed)] : [named(typed), partsLike(parts)];
  // The exact name first: a hamlet would otherwise never get past the towns whose names begin with its own.
  return Prisma.sql`
    select name "placeName", postcode "postalCode", state, latitude, longitude
    from places
    where ${Prisma.join(readings, ' or ')}
    order by search_name = search_words(${parts.suburb || typed}) desc, population desc, name, state, postcode
    limit ${MAX_SUGGESTIONS}`;
}

function partsLike({ suburb, state, postcode }: ReturnType<typeof readPlaceText>): Prisma.Sql {
  const conditions = [];
  if (suburb) conditions.push(named(suburb));
  if (state) conditions.push(Prisma.sql`state = ${state}`);
  // As a range, since a LIKE on the plain postcode index works in the C collation alone.
  if (postcode)
    conditions.push(Prisma.sql`postcode between ${postcode.padEnd(4, '0')} and ${postcode.padEnd(4, '9')}`);
  return Prisma.sql`(${Prisma.join(conditions, ' and ')})`;
}

// Every name begins with nothing, which is what is left of signs alone.
const named = (typed: string): Prisma.Sql => {
  const words = Prisma.sql`search_words(${typed})`;
  return Prisma.sql`(${words} <> '' and search_name >= ${words} and search_name < ${words} || ${AFTER_ALL})`;
};
