import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/** Stored with a note, which no longer counts when the trip `t` goes to another site. */
const noteSite = Prisma.sql`coalesce(t.campsite_id::text, t.ai_suggestion_id::text, t.location_name)`;

/** Newest first. What follows a key's @ is the stop at which it was noted; what counts is the site. */
export const notesColumn = Prisma.sql`(
  select coalesce(json_agg(json_build_object(
    'key', split_part(n.key, '@', 1), 'answer', case when n.answer then 'yes' else 'no' end, 'note', n.note, 'fact', n.fact,
    'by', coalesce(p.name, h.name, ''), 'at', n.created_at) order by n.created_at desc, n.household_id), '[]')
  from fit_notes n
  join households h on h.trip_id = n.trip_id and h.id = n.household_id
  left join profiles p on p.id = h.profile_id
  where n.trip_id = t.id and n.site = ${noteSite})`;
