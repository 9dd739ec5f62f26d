import 'server-only';
import { type ProfileRef, profileIdOf } from '@/lib/server/auth/profile-ref';
import { Prisma } from '@/prisma/generated/client';
import { GUEST } from '../households/household-name';
import { isOnTrip } from '../policy';
import { ownerOf, type TripCaller, viewerOf } from '../trip-caller';
import type { Notice } from './schema';
import type { Named } from './text-parts';

/** The name is null for a guest who hasn't given one. */
interface WriterRow {
  id: string;
  name: string | null;
}

export interface WritersRow {
  ownId: string;
  writers: WriterRow[];
}

export interface NoticeRow {
  id: string;
  household: string;
  text: string;
  announcement: boolean;
  createdAt: string | Date;
  editedAt: string | Date | null;
}

/** The organiser's household comes first. */
export const writersColumns = Prisma.sql`
  own.household_id::text "ownId",
  (select json_agg(json_build_object('id', h.id, 'name', coalesce(p.name, h.name)) order by h.id <> h.trip_id, h.id)
   from households h left join profiles p on p.id = coalesce(h.profile_id, h.refused_by_id)
   where h.trip_id = t.id and ${isOnTrip}) writers`;

export const unreadNoticesColumn = (whose: ProfileRef) => Prisma.sql`
  (select count(*)::int from notifications told
   where told.profile_id = ${profileIdOf(whose)} and told.trip_id = t.id and told.read_at is null
     and told.kind in ('announcements', 'comments')) "unreadNotices"`;

/** The newest that the account hasn't read. Guests have no notifications, so they see it for a week. */
export const announcementColumn = (caller: TripCaller) => Prisma.sql`
  (select json_build_object('text', n.text, 'at', n.created_at, 'author', p.name)
   from notices n
   join households h on h.trip_id = n.trip_id and h.id = n.household_id
   join profiles p on p.id = h.profile_id
   where n.trip_id = t.id and n.announcement and ${viewerOf(caller) ? isUnread(ownerOf(caller)) : isOfThisWeek}
   order by n.created_at desc, n.id desc limit 1) announcement`;

const isUnread = (whose: ProfileRef) => Prisma.sql`exists (
  select from notifications told
  where told.profile_id = ${profileIdOf(whose)} and told.trip_id = t.id and told.about = n.id
    and told.read_at is null)`;

const isOfThisWeek = Prisma.sql`n.created_at > now() - interval '7 days'`;

/** The newest notice of another household, if it is of the last day. */
export const messageColumn = Prisma.sql`
  (select json_build_object('text', n.text, 'at', n.created_at, 'household', n.household_id,
     'author', coalesce(p.name, h.name))
   from notices n
   join households h on h.trip_id = n.trip_id and h.id = n.household_id
   left join profiles p on p.id = coalesce(h.profile_id, h.refused_by_id)
   where n.trip_id = t.id and n.household_id is distinct from own.household_id
     and n.created_at > now() - interval '1 day'
   order by n.created_at desc, n.id desc limit 1) message`;

/** The last notice of the reader's household, if it isn't going; otherwise null. */
export const lastWordsColumn = Prisma.sql`
  case when own.attending is false then (
    select n.text from notices n
    where n.trip_id = t.id and n.household_id = own.household_id
    order by n.created_at desc, n.id desc limit 1) end "lastWords"`;

/** Every author is on the trip, because notices are deleted together with their author. */
export const toNotice = (
  row: NoticeRow,
  names: ReadonlyMap<string, string>,
  ownId: string | undefined,
): Notice => ({
  id: row.id,
  household_id: row.household,
  author: names.get(row.household) ?? GUEST,
  text: row.text,
  announcement: row.announcement,
  created_at: new Date(row.createdAt).toISOString(),
  edited: row.editedAt !== null,
  own: row.household === ownId,
});

export const toNamed = (writers: readonly { id: string; name: string | null }[]): Named[] =>
  writers.flatMap(({ id, name }) => (name ? [{ id, name }] : []));

export const namesById = (people: readonly Named[]) => new Map(people.map(({ id, name }) => [id, name]));
