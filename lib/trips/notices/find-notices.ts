import 'server-only';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { profileIdOf } from '@/lib/server/auth/profile-ref';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { ownerOf, type TripCaller, tripOfCaller } from '../trip-caller';
import { mailedColumn } from './announce';
import { MOST_AT_ONCE } from './schema';
import { type NoticeRow, namesById, toNamed, toNotice, type WritersRow, writersColumns } from './to-notice';

interface Part {
  most?: number;
  /** The id of a notice; only older ones are returned. */
  before?: string | undefined;
  /** The trip's page shows announcements apart: all of them come, and only the others are counted. */
  apart?: boolean;
}

interface FoundRow extends WritersRow {
  role: string | null;
  notices: NoticeRow[];
  total: number;
  /** The oldest message that the caller hasn't read; null for a guest, who has no notifications. */
  unread: string | null;
  /** How many would get an announcement by mail; null when the caller can't announce. */
  mailed: number | null;
}

export async function findNotices(caller: TripCaller, part: Part = {}) {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<FoundRow>(noticesSql(caller, part));
  if (!row) return null;
  const { role, writers, total, unread, mailed } = row;
  const own = writers.find(({ id }) => id === row.ownId);
  const people = toNamed(writers);
  const names = namesById(people);
  return {
    notices: row.notices.map((each) => toNotice(each, names, own?.id)),
    total,
    unread,
    people,
    own: own?.id ?? null,
    runs: role !== null,
    mailed,
    named: own?.name != null,
  };
}

export async function getNotices(caller: TripCaller, part: Part) {
  const found = await findNotices(caller, part);
  if (!found) throw notFound();
  return { notices: found.notices, total: found.total };
}

/** Exported so that a test can check its plan. */
export const noticesSql = (
  caller: TripCaller,
  { most = MOST_AT_ONCE, before, apart = false }: Part = {},
) => Prisma.sql`
  select own.role, ${writersColumns}, ${mailedColumn(caller)},
         (select count(*)::int from notices n where n.trip_id = t.id ${apart ? isMessage : Prisma.empty}) total,
         ${apart ? unreadColumn(caller) : Prisma.sql`null unread`},
         (select coalesce(json_agg(json_build_object(
            'id', n.id, 'household', n.household_id, 'text', n.text, 'announcement', n.announcement,
            'createdAt', n.created_at, 'editedAt', n.edited_at
          ) order by n.created_at, n.id), '[]')
          from (
            (select * from notices n
             where n.trip_id = t.id ${before ? earlierThan(before) : Prisma.empty} ${apart ? isMessage : Prisma.empty}
             order by n.created_at desc, n.id desc limit ${most})
            ${apart ? announcements : Prisma.empty}
          ) n) notices
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

const isMessage = Prisma.sql`and not n.announcement`;

const unreadColumn = (caller: TripCaller) => Prisma.sql`
  (select n.id::text from notices n
   join notifications told on told.trip_id = n.trip_id and told.about = n.id
   where n.trip_id = t.id ${isMessage} and told.profile_id = ${profileIdOf(ownerOf(caller))}
     and told.read_at is null
   order by n.created_at, n.id limit 1) unread`;

const announcements = Prisma.sql`
  union all
  (select * from notices n where n.trip_id = t.id and n.announcement
   order by n.created_at desc, n.id desc limit ${MOST_AT_ONCE})`;

const earlierThan = (id: string) => Prisma.sql`
  and (n.created_at, n.id) < (select had.created_at, had.id from notices had where had.id = ${id}::uuid and had.trip_id = t.id)`;
