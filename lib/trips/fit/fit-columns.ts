import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/known-site';
import { conditionsOf } from '@/lib/campsites/site-conditions';
import { Prisma } from '@/prisma/generated/client';
import { type FitSite, unknownSite } from './finding';
import type { FitNote } from './notes';

/** What is known of a trip's site, for the fit check and for the trip's pages and mails. */
export interface FitColumns {
  /** Null for a site that is only a name, or that only an AI has described. */
  known: KnownRow | null;
  aiSays: FitSite['ai'];
  /** What organisers were told of this site, newest first. */
  notes: FitNote[];
}

/** SQL: the site that an answer belongs to. The answer ends when the trip goes to another site. */
const noteSite = Prisma.sql`coalesce(t.campsite_id::text, t.ai_suggestion_id::text, t.location_name)`;

/** SQL: what organisers were told of the site of a trip `t`, newest first. */
export const notesColumn = Prisma.sql`(
  select coalesce(json_agg(json_build_object(
    'key', n.key, 'answer', case when n.answer then 'yes' else 'no' end, 'note', n.note, 'fact', n.fact,
    'by', coalesce(p.name, h.name, ''), 'at', n.created_at) order by n.created_at desc, n.household_id), '[]')
  from fit_notes n
  join households h on h.trip_id = n.trip_id and h.id = n.household_id
  left join profiles p on p.id = h.profile_id
  where n.trip_id = t.id and n.site = ${noteSite})`;

/** SQL: the columns of `FitColumns`; used with `tripsOf`. */
export const fitColumns = Prisma.sql`
  case when c.id is not null then ${siteKnown} end known,
  case when c.id is null then (
    select json_build_object('access', s.access, 'pets', s.pet_friendly)
    from ai_suggestions s where s.id = t.ai_suggestion_id) end "aiSays",
  ${notesColumn} notes`;

export const toFitSite = ({ known, aiSays }: Pick<FitColumns, 'known' | 'aiSays'>): FitSite => ({
  ...(known ? conditionsOf(known) : unknownSite),
  ...(aiSays && { ai: aiSays }),
});
