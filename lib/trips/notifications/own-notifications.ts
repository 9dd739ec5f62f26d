import 'server-only';
import { type Day, dateOf } from '@/lib/dates';
import type { Account, Viewer } from '@/lib/server/auth/viewer';
import { db, readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { defaultWays, notificationKinds } from '../notification-kinds';
import { visibleToSql } from '../policy';
import { tripName } from '../trip-name';
import { openVoteColumn } from '../undecided/open-vote-column';
import { type OpenVote, undecided } from '../undecided/when-and-where';
import type { Choices, Notification, Notifications, ReadNotifications } from './schema';

const MOST_SHOWN = 100;

interface NotificationRow extends Omit<Notification, 'called'> {
  location_name: string;
  start_date: Day;
  openVote: OpenVote | null;
  unread: number;
}

/** Leaves out trips that the viewer may no longer see. */
export async function listNotifications(viewer: Viewer): Promise<Notifications> {
  const rows = await readRows<NotificationRow>(notificationsSql(viewer));
  const notifications = rows.map(({ unread: _count, at, location_name, start_date, openVote, ...row }) => ({
    ...row,
    called: tripName({ ...row, location_name, start_date, ...undecided(openVote) }),
    at: new Date(at).toISOString(),
  }));
  return { unread: rows[0]?.unread ?? 0, notifications };
}

/** Exported so that a test can check its plan. */
export const notificationsSql = (viewer: Viewer) => Prisma.sql`
  select told.id::text, told.kind::text, t.id::text trip_id, t.name trip_name, t.location_name,
         t.start_date::text, ${openVoteColumn()}, told.text, told.created_at at,
         told.read_at is not null "read",
         case when exists (select from card_openings where id = told.about)
           or exists (select from first_aiders where trip_id = told.trip_id and household_id = told.about and told.kind = 'todos')
         then 'emergency' end leads_to,
         (select count(*)::int from notifications n where n.profile_id = ${viewer.profileId}::uuid and n.read_at is null) unread
  from notifications told join trips t on t.id = told.trip_id
  where told.profile_id = ${viewer.profileId}::uuid
    and told.trip_id in (select own.trip_id from ${visibleToSql(viewer)} own)
  order by told.created_at desc, told.id desc
  limit ${MOST_SHOWN}`;

/** `news` is the day of a release whose news is marked as read too. */
export async function markRead(viewer: Viewer, { trip_id, kinds, until, news }: ReadNotifications) {
  const own = { profileId: viewer.profileId, readAt: null };
  await db.notification.updateMany({
    where: {
      ...own,
      ...(trip_id && { tripId: trip_id }),
      ...(kinds && { kind: { in: kinds } }),
      ...(until && { createdAt: { lte: new Date(until) } }),
    },
    data: { readAt: new Date() },
  });
  if (news) await readNews(viewer, news);
  return { unread: await db.notification.count({ where: own }) };
}

/** Never replaces a later day, because an old page may still send the day of an earlier release. */
async function readNews({ userId }: Viewer, day: Day): Promise<void> {
  const before = [{ newsSeenOn: null }, { newsSeenOn: { lt: dateOf(day) } }];
  await db.user.updateMany({ where: { id: userId, OR: before }, data: { newsSeenOn: dateOf(day) } });
}

/** An account without a profile has only defaults. */
export async function getChoices({ profileId, email }: Account): Promise<Choices> {
  const [rows, refusals] = await Promise.all([
    profileId === null ? [] : db.notificationChoice.findMany({ where: { profileId } }),
    db.mailRefusal.findMany({ where: { email }, select: { kind: true } }),
  ]);
  // Mails of a kind may have been stopped by the link in a mail, before this address had an account.
  const refused = new Set<string>(refusals.map(({ kind }) => kind));
  const chosen = new Map(rows.map(({ kind, mail, bell, push }) => [kind, { mail, bell, push }]));
  const ways = notificationKinds.map((kind) => {
    const way = chosen.get(kind) ?? defaultWays[kind];
    return [kind, { ...way, mail: way.mail && !refused.has(kind) }];
  });
  return Object.fromEntries(ways) as Choices;
}

/** Choosing mails of a kind that a mail's link had stopped sends them again. */
export async function saveChoices({ profileId, email }: Viewer, choices: Choices): Promise<Choices> {
  const rows = notificationKinds.map((kind) => ({ kind, ...choices[kind] }));
  const wanted = notificationKinds.filter((kind) => choices[kind].mail);
  await db.$transaction(async (tx) => {
    await tx.mailRefusal.deleteMany({ where: { email, kind: { in: wanted } } });
    await tx.$executeRaw`
      insert into notification_choices (profile_id, kind, mail, bell, push)
      select ${profileId}::uuid, kind::notification_kind, mail, bell, push
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) chosen (kind text, mail boolean, bell boolean, push boolean)
      order by kind
      on conflict (profile_id, kind) do update set mail = excluded.mail, bell = excluded.bell, push = excluded.push`;
  });
  return choices;
}
