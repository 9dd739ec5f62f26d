import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/known-site';
import { conditionsOf } from '@/lib/campsites/site-conditions';
import { Prisma } from '@/prisma/generated/client';
import { type FitSite, unknownSite } from './finding';
import type { FitNote } from './notes';

/** What is known of a trip's site, for the fit and for every page and mail about the trip. */
export interface FitColumns {
  /** Null for a site that has a name alone, or of which only an AI has said something. */
  known: KnownRow | null;
  aiSays: FitSite['ai'];
  /** What organisers were told of this site, the newest first. */
  notes: FitNote[];
}

/** The site by which an answer is kept: it ends with the trip's site. */
const noteSite = Prisma.sql`coalesce(t.campsite_id::text, t.ai_suggestion_id::text, t.location_name)`;

/** The same for SQL together with `tripsOf`. */
export const fitColumns = Prisma.sql`
  case when c.id is not null then ${siteKnown} end known,
  case when c.id is null then (
    select json_build_object('access', s.access, 'pets', s.pet_friendly)
    from ai_suggestions s where s.id = t.ai_suggestion_id) end "aiSays",
  (select coalesce(json_agg(json_build_object(
     'key', n.key, 'answer', case when n.answer then 'yes' else 'no' end, 'note', n.note, 'fact', n.fact,
     'by', coalesce(p.name, h.name, ''), 'at', n.created_at) order by n.created_at desc, n.household_id), '[]')
   from fit_notes n
   join households h on h.trip_id = n.trip_id and h.id = n.household_id
   left join profiles p on p.id = h.profile_id
   where n.trip_id = t.id and n.site = ${noteSite}) notes`;

export const toFitSite = ({ known, aiSays }: Pick<FitColumns, 'known' | 'aiSays'>): FitSite => ({
  ...(known ? conditionsOf(known) : unknownSite),
  ...(aiSays && { ai: aiSays }),
});
