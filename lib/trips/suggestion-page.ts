import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { homeOf } from '../campsites/get-location';
import { campsiteSaid, type SaidToQuestion } from '../campsites/get-suggestion';
import { type NearbyRow, nearbySites, toNearby } from '../campsites/nearby-sites';
import { saidSuggestion } from '../campsites/suggestion-sql';
import { toShown } from '../campsites/to-suggestion';
import { isId } from '../fields';
import type { Viewer } from '../server/auth/viewer';
import { readRecent } from '../server/db/replica';
import { type TripThere, tripsThere } from './trips-there';

interface PageRow extends SaidToQuestion {
  nearby: NearbyRow[];
  trips: TripThere[];
}

/** All that the page of an AI's suggestion shows to the viewer; null for an unknown id. */
export async function getSuggestionPage(viewer: Viewer, suggestionId: string) {
  if (!isId(suggestionId)) return null;
  const [[row], home] = await Promise.all([
    readRecent<PageRow>(suggestionPageSql(viewer, suggestionId), viewer),
    homeOf(viewer),
  ]);
  if (!row) return null;
  const { said, nearby, trips } = row;
  const campsiteId = await campsiteSaid(viewer, row);
  return {
    suggestion: toShown(said, home),
    town: said.town,
    /** The campsite of that name, where the viewer may see one. */
    campsiteId,
    nearby: said.town ? toNearby(said.town, nearby).filter(({ id }) => id !== campsiteId) : [],
    trips,
  };
}

/** The very query, on its own so that a test can see its plan. */
export const suggestionPageSql = (viewer: Viewer, suggestionId: string) => Prisma.sql`
  select ${saidSuggestion} said, s.postcode, s.radius,
         case when c.latitude is null then '[]'::json else ${nearbySites(viewer)} end nearby,
         ${tripsThere(viewer, Prisma.sql`t.ai_suggestion_id = s.id`)} trips
  from ai_suggestions s
  cross join lateral (select s.id, s.latitude, s.longitude) c
  where s.id = ${suggestionId}::uuid`;
