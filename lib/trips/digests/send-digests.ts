import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { lockTripForJob, type RunTrip } from '../lock-trip';
import { giveBackMailTo, reserveMailTo } from '../mails/mail-limit';
import { queueTripMails } from '../mails/trip-mail';
import { isOver } from '../moment';
import { nextThings } from '../next/next-things';
import { defaultWays } from '../notification-kinds';
import { getTripHead } from '../trip-head';
import { withOpenVote } from '../undecided/open-vote-column';
import { digestMail } from './digest-mail';
import { scheduleDigests } from './set-digests-due';
import { isEmpty, newsSince, type Told, toldOf } from './told';
import { type KnownNews, newsFor, readNews } from './trip-news';

interface DueDigest extends Omit<Viewer, 'sessionId' | 'sessionEnds'> {
  /** Left out of the digest. Null when the recipient is no longer an organiser. */
  household: string | null;
  lastTold: Told;
  answers: boolean;
  comments: boolean;
}

/** Over a recipient's daily limit, the digest goes out on the next day with the news until then. */
export async function sendDigests({ tripId }: { tripId: string }): Promise<void> {
  // Reserve the mails outside the transaction, because the transaction holds a connection and
  // reserving needs another one.
  const room = await roomFor(await dueDigests(db, tripId));
  const used = new Set<string>();
  try {
    await db.$transaction(async (tx) => {
      const trip = await lockTripForJob(tx, tripId);
      if (!trip || isOver(trip.end, new Date())) return settleAll(tx, tripId);
      const news = await readNews(tx, trip);
      for (const due of await dueDigests(tx, tripId)) {
        const seconds = room.get(due.email);
        // It became due after the mails were reserved. The next run, which follows at once, sends
        // it.
        if (seconds === undefined) continue;
        if (seconds > 0) await putOff(tx, trip, due, seconds);
        else if (await tell(tx, trip, due, news)) used.add(due.email);
      }
      await scheduleDigests(tx, tripId);
    });
  } catch (error) {
    used.clear();
    throw error;
  } finally {
    for (const [email, seconds] of room) if (seconds === 0 && !used.has(email)) await giveBackMailTo(email);
  }
}

const dueDigests = (client: Tx, tripId: string) => client.$queryRaw<DueDigest[]>`
  select d.profile_id::text "profileId", u.id::text "userId", u.email::text, p.name, p.username::text, p.postcode,
         d.last_told "lastTold",
         case when h.role <> 'member' then h.id end::text household,
         ${wantsMailOf('answers')} answers, ${wantsMailOf('comments')} comments
  from digests d
  join households h on h.trip_id = d.trip_id and h.profile_id = d.profile_id
  join profiles p on p.id = d.profile_id
  join users u on u.id = p.user_id
  where d.trip_id = ${tripId}::uuid and d.due_at <= now()
  order by d.profile_id`;

/** False also when a mail's link refused the kind before the address had an account. */
const wantsMailOf = (kind: 'answers' | 'comments') => Prisma.sql`(
  coalesce((select mail from notification_choices c where c.profile_id = d.profile_id and c.kind::text = ${kind}),
           ${defaultWays[kind].mail})
  and not exists (select from mail_refusals r where r.email = u.email and r.kind::text = ${kind}))`;

/** Seconds to wait, keyed by email address; 0 means that the mail is reserved. */
async function roomFor(due: DueDigest[]): Promise<Map<string, number>> {
  const room = new Map<string, number>();
  for (const { email } of due) room.set(email, await reserveMailTo(email));
  return room;
}

/** A job has no session. What a recipient sees of a trip doesn't depend on one. */
const viewerOf = (due: DueDigest): Viewer => ({ ...due, sessionId: '', sessionEnds: new Date(0) });

/** False when there was no news. */
async function tell(tx: Tx, trip: RunTrip, due: DueDigest, known: KnownNews): Promise<boolean> {
  const { profileId, email, household, lastTold } = due;
  if (!household) {
    await tx.digest.delete({ where: { tripId_profileId: { tripId: trip.id, profileId } } });
    return false;
  }
  const news = newsFor(known, profileId === trip.organiser.id);
  const digest = newsSince(lastTold, news, household, due);
  const worthIt = !isEmpty(digest);
  if (worthIt) {
    const { households } = news;
    const told = await withOpenVote(tx, trip);
    const head = await getTripHead({ tripId: trip.id, viewer: viewerOf(due) }, tx);
    const things = head ? nextThings(head, new Date()) : [];
    const mail = await digestMail({ email, tripId: trip.id, digest, households, things }, told);
    const inviteId = household === trip.id ? null : household;
    await queueTripMails(tx, [{ mail, from: null, inviteId, urgent: false, counted: true }]);
  }
  await tx.digest.update({
    where: { tripId_profileId: { tripId: trip.id, profileId } },
    data: {
      lastTold: toldOf(news, new Date()) as object as Prisma.InputJsonObject,
      dueAt: null,
      ...(worthIt && { toldAt: new Date() }),
    },
  });
  return worthIt;
}

const putOff = (tx: Tx, { id: tripId }: RunTrip, { profileId }: DueDigest, seconds: number) =>
  tx.digest.update({
    where: { tripId_profileId: { tripId, profileId } },
    data: { dueAt: new Date(Date.now() + seconds * 1000) },
  });

async function settleAll(tx: Tx, tripId: string): Promise<void> {
  await tx.digest.updateMany({ where: { tripId }, data: { dueAt: null } });
}
