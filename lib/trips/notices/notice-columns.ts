import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import type { TripCaller } from '../trip-caller';

/** Somebody on a trip as they sign what they write; a guest who hasn't said their name has none. */
export interface WriterRow {
  id: string;
  name: string | null;
  profileId: string | null;
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

/** Everybody who may write on a trip `t` of the organiser `o`, the organiser first. */
export const writersColumn = Prisma.sql`
  (select json_agg(json_build_object('id', writer.id, 'name', writer.name, 'profileId', writer.profile_id)
     order by writer.invited, writer.id)
   from (
     select t.id, o.name, o.id profile_id, false invited
     union all
     select i.id, coalesce(p.name, i.guest ->> 'name'), i.profile_id, true
     from invites i left join profiles p on p.id = coalesce(i.profile_id, i.refused_by_id)
     where i.trip_id = t.id
   ) writer) writers`;

/** How many notices of a trip `t` somebody hasn't read. */
export const unreadNoticesColumn = ({ profileId }: Viewer) => Prisma.sql`
  (select count(*)::int from notifications told
   where told.profile_id = ${profileId}::uuid and told.trip_id = t.id and told.read_at is null
     and told.kind in ('announcements', 'comments')) "unreadNotices"`;

/** The newest announcement on a trip `t` of the organiser `o`, if there is one. */
export const announcementColumn = Prisma.sql`
  (select json_build_object('text', n.text, 'at', n.created_at, 'author', coalesce(p.name, o.name))
   from notices n left join invites i on i.id = n.household_id left join profiles p on p.id = i.profile_id
   where n.trip_id = t.id and n.announcement
   order by n.created_at desc, n.id desc limit 1) announcement`;

/** Which of the writers somebody is themselves. */
export const ownHousehold = (writers: readonly WriterRow[], caller: TripCaller): WriterRow | undefined =>
  'viewer' in caller
    ? writers.find(({ profileId }) => profileId === caller.viewer.profileId)
    : writers.find(({ id }) => id === caller.inviteId);
