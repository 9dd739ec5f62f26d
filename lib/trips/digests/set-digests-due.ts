import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import { addJobAt } from '@/lib/server/jobs/queue';
import { Prisma } from '@/prisma/generated/client';
import { getTripForJob, type RunTrip } from '../lock-trip';
import { isOver } from '../moment';
import { defaultWays, type NotificationKind } from '../notification-kinds';
import { audienceOf } from '../notifications/notify';
import { type Told, toldOf } from './told';
import { newsFor, readNews } from './trip-news';

/** Between two digests: an hour in the first 24 hours after a trip's first news, then a day. */
const HOUR = Prisma.sql`interval '1 hour'`;
const DAY = Prisma.sql`interval '1 day'`;
const DAY_MS = 24 * 60 * 60 * 1000;

interface News {
  tripId: string;
  kind: NotificationKind;
  by: string;
}

/** Digests keep their due date, so that two hundred answers at once cost mostly one query each. */
export async function setDigestsDue(news: News): Promise<void> {
  const { tripId } = news;
  const [open] = await db.$queryRaw<[{ unheard: number; unknown: number }]>`
    select count(*) filter (where digest.due_at is null)::int unheard,
           count(*) filter (where digest.profile_id is null)::int unknown
    from ${organisersToldOf(news)} left join digests digest on digest.profile_id = heard.profile_id and digest.trip_id = ${tripId}::uuid
    where ${wantsMail(news)}`;
  if (open.unheard === 0) return;
  const trip = await getTripForJob(db, tripId);
  if (!trip || isOver(trip.end, new Date())) return;
  const known = open.unknown > 0 ? await longKnown(trip) : null;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into digests as digest (profile_id, trip_id, last_told, due_at)
      select heard.profile_id, ${tripId}::uuid, ${JSON.stringify(known)}::jsonb, now() + ${HOUR}
      from ${organisersToldOf(news)}
      where ${wantsMail(news)}
      order by heard.profile_id
      on conflict (trip_id, profile_id) do update set due_at = coalesce(digest.due_at,
        greatest(now() + ${HOUR}, case when digest.created_at < now() - ${DAY} then digest.told_at + ${DAY} end))`;
    await scheduleDigests(tx, tripId);
  });
}

const organisersToldOf = ({ tripId, by, kind }: News) => Prisma.sql`
  ${audienceOf({ tripId, by, to: 'organisers' })} heard
  left join notification_choices choice on choice.profile_id = heard.profile_id and choice.kind = ${kind}::notification_kind`;

const wantsMail = ({ kind }: News) => Prisma.sql`coalesce(choice.mail, ${defaultWays[kind].mail})`;

/** The first digest leaves out what is older than a day. */
async function longKnown(trip: RunTrip): Promise<Told> {
  const { agreed, households, comments } = newsFor(await readNews(db, trip), false);
  const since = new Date(Date.now() - DAY_MS);
  const isOld = (at: Date | null) => at === null || at < since;
  return toldOf(
    {
      agreed,
      households: households.filter(({ answeredAt }) => isOld(answeredAt)),
      comments: comments.filter(({ at }) => isOld(at)),
    },
    since,
  );
}

export async function scheduleDigests(tx: Tx, tripId: string): Promise<void> {
  const { _min } = await tx.digest.aggregate({ where: { tripId }, _min: { dueAt: true } });
  if (_min.dueAt) await addJobAt(tx, 'digest', { tripId }, { key: `digest ${tripId}`, at: _min.dueAt });
}

export const deleteDigests = (tx: Tx, tripId: string) => tx.digest.deleteMany({ where: { tripId } });
