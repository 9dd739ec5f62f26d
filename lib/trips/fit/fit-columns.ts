import 'server-only';
import { type KnownRow, siteKnown } from '@/lib/campsites/facts/known-site';
import { conditionsOf } from '@/lib/campsites/facts/site-conditions';
import { Prisma } from '@/prisma/generated/client';
import type { FitNote } from './answers/note';
import { notesColumn } from './answers/notes-column';
import { type FitSite, unknownSite } from './finding';

export interface FitColumns {
  /** Null for a site that is only a name, or that only an AI has described. */
  known: KnownRow | null;
  aiSays: FitSite['ai'];
  /** Newest first. */
  notes: FitNote[];
}

/** For a query from `tripsOf`. */
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
