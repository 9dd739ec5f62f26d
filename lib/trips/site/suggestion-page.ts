import 'server-only';
import { campsiteSaid, type SaidToQuestion } from '@/lib/campsites/ai/get-suggestion';
import { homeOf } from '@/lib/campsites/get-location';
import { type NearbyRow, nearbySites, toNearby } from '@/lib/campsites/nearby-sites';
import { saidSuggestion } from '@/lib/campsites/suggestions/suggestion-sql';
import { toShown } from '@/lib/campsites/suggestions/to-suggestion';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRecent } from '@/lib/server/db/replica';
import { Prisma } from '@/prisma/generated/client';
import { type OwnTripAtSite, ownTripsAtSite } from './own-trips-at-site';

interface PageRow extends SaidToQuestion {
  nearby: NearbyRow[];
  trips: OwnTripAtSite[];
}

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
    /** A campsite with the suggestion's name that the viewer may see. */
    campsiteId,
    nearby: said.town ? toNearby(said.town, nearby).filter(({ id }) => id !== campsiteId) : [],
    trips,
  };
}

/** Exported so that a test can check its plan. */
export const suggestionPageSql = (viewer: Viewer, suggestionId: string) => Prisma.sql`
  select ${saidSuggestion} said, s.postcode, s.radius,
         case when c.latitude is null then '[]'::json else ${nearbySites(viewer)} end nearby,
         ${ownTripsAtSite(viewer, Prisma.sql`t.ai_suggestion_id = s.id`)} trips
  from ai_suggestions s
  cross join lateral (select s.id, s.latitude, s.longitude) c
  where s.id = ${suggestionId}::uuid`;
