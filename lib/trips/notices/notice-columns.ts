import 'server-only';
import { profileIdOf, type Whose } from '@/lib/server/auth/whose';
import { Prisma } from '@/prisma/generated/client';
import { isOnTrip } from '../policy';

/** Somebody on a trip as they sign what they write; a guest who hasn't said their name has none. */
interface WriterRow {
  id: string;
  name: string | null;
}

export interface WritersRow {
  ownId: string;
  writers: WriterRow[];
}

/** A notice as the database has it. */
export interface NoticeRow {
  id: string;
  household: string;
  text: string;
  announcement: boolean;
  createdAt: string | Date;
  editedAt: string | Date | null;
}

/** Everybody who may write on a trip `t`, the organiser first, and which of them asks. */
export const writersColumns = Prisma.sql`
  own.household_id::text "ownId",
  (select json_agg(json_build_object('id', h.id, 'name', coalesce(p.name, h.name)) order by h.id <> h.trip_id, h.id)
   from households h left join profiles p on p.id = coalesce(h.profile_id, h.refused_by_id)
   where h.trip_id = t.id and ${isOnTrip}) writers`;

/** How many notices of a trip `t` somebody hasn't read. */
export const unreadNoticesColumn = (whose: Whose) => Prisma.sql`
  (select count(*)::int from notifications told
   where told.profile_id = ${profileIdOf(whose)} and told.trip_id = t.id and told.read_at is null
     and told.kind in ('announcements', 'comments')) "unreadNotices"`;

/** The newest announcement on a trip `t`, if there is one. */
export const announcementColumn = Prisma.sql`
  (select json_build_object('text', n.text, 'at', n.created_at, 'author', p.name)
   from notices n
   join households h on h.trip_id = n.trip_id and h.id = n.household_id
   join profiles p on p.id = h.profile_id
   where n.trip_id = t.id and n.announcement
   order by n.created_at desc, n.id desc limit 1) announcement`;

/** What the reader's household wrote last on a trip `t` that it isn't coming to. */
export const lastWordsColumn = Prisma.sql`
  case when own.attending is false then (
    select n.text from notices n
    where n.trip_id = t.id and n.household_id = own.household_id
    order by n.created_at desc, n.id desc limit 1) end "lastWords"`;
