import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { readRecent } from '../server/db/replica';
import { AFTER_ALL } from './name-search';
import { MIN_PLACE_QUERY, readPlaceText } from './place-text';
import type { Place } from './schema';

const MAX_SUGGESTIONS = 5;

export async function suggestPlaces(typed: string): Promise<Place[]> {
  if (Array.from(typed.trim()).length < MIN_PLACE_QUERY) return [];
  // Only a release changes places, so a replica never lacks a change that the viewer has just made.
  return readRecent<Place>(suggestionsFor(typed), {});
}

/** Exported so that a test can check its plan. */
export function suggestionsFor(typed: string): Prisma.Sql {
  const parts = readPlaceText(typed);
  // "Lake Vic" may mean a lake in Victoria, or be the beginning of "Lake Victoria".
  const readings = parts.suburb === typed.trim() ? [named(typed)] : [named(typed), partsLike(parts)];
  // Otherwise a hamlet would never come before the towns whose names begin with its name.
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
  // A LIKE can use the postcode index only in the C collation.
  if (postcode)
    conditions.push(Prisma.sql`postcode between ${postcode.padEnd(4, '0')} and ${postcode.padEnd(4, '9')}`);
  return Prisma.sql`(${Prisma.join(conditions, ' and ')})`;
}

// Punctuation alone is normalised to an empty text, with which every name begins; it must find nothing.
const named = (typed: string): Prisma.Sql => {
  const words = Prisma.sql`search_words(${typed})`;
  return Prisma.sql`(${words} <> '' and search_name >= ${words} and search_name < ${words} || ${AFTER_ALL})`;
};
