import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { addJobs, jobColumn, URGENT } from '@/lib/server/jobs/queue';
import type { Mail } from '@/lib/server/mail/message';
import { Prisma } from '@/prisma/generated/client';
import type { Push } from '../notifications/push';
import { type HomeMailKind, mailToHousehold, mailToPerson } from './mails';
import type { Plan } from './plan';

/** A mail about a plan, as it waits in the queue. */
export interface HomeMail {
  planId: string;
  to: 'person' | 'household';
  kind: HomeMailKind;
  mail: Mail;
  /** The plan's times that the mail mentions, as `timesOf` returns them. */
  times: string;
  /**
   * Id of the mail, set after a failed attempt, so that all attempts have the same id. `tries` is the
   * number of attempts so far.
   */
  id?: string;
  tries?: number;
  /** True when the mail has been counted against its recipient's day before it was queued. */
  counted?: boolean;
}

/**
 * Returns a plan's times as a text. If the text stored with a mail differs from the plan's text now,
 * the mail is outdated.
 */
export const timesOf = ({ backAt, worryAt }: Plan) => `${backAt.toISOString()} ${worryAt.toISOString()}`;

/**
 * Queues a mail about a plan. These mails are not trip mails, so no daily limit and no notification
 * setting holds them back. They are sent before all other jobs of the queue.
 */
export const queueHomeMail = (tx: Tx, homeMail: HomeMail, inSeconds = 0) =>
  addJobs(tx, 'home-mail', [homeMail], { priority: URGENT, inSeconds });

/** Kinds of mails that are sent only after the person at home has got the plan. */
const ofSentPlan: HomeMailKind[] = ['moved', 'back', 'alarm'];

/**
 * Mails the person at home. Sends nothing when the person has refused the plan, or when the plan
 * hasn't been sent yet and the mail is of a kind in `ofSentPlan`.
 */
export async function tellPerson(
  tx: Tx,
  plan: Plan,
  kind: Parameters<typeof mailToPerson>[0],
  counted = false,
): Promise<void> {
  if (plan.refusedBy === 'person' || (ofSentPlan.includes(kind) && !plan.sentAt)) return;
  await queueHomeMail(tx, {
    planId: plan.id,
    to: 'person',
    kind,
    counted,
    mail: await mailToPerson(kind, plan),
    times: timesOf(plan),
  });
}

/** Mails the household, and sends a push message with the text `words` to its browsers. */
export async function tellHousehold(
  tx: Tx,
  plan: Plan,
  kind: Parameters<typeof mailToHousehold>[0],
  words: string,
): Promise<void> {
  const mail = await mailToHousehold(kind, plan);
  if (mail) await queueHomeMail(tx, { planId: plan.id, to: 'household', kind, mail, times: timesOf(plan) });
  const push: Push = { tripId: plan.tripId, kind: 'home', about: plan.id, words };
  const job = jobColumn('push', push, {
    to: Prisma.sql`subscription.id`,
    lane: Prisma.sql`p.id`,
    priority: URGENT,
  });
  await tx.$queryRaw`
    select ${job}
    from households h
    join profiles p on p.id = h.profile_id
    join sessions s on s.user_id = p.user_id and s.expires_at > now()
    join push_subscriptions subscription on subscription.session_id = s.id
    where h.trip_id = ${plan.tripId}::uuid and h.id = ${plan.householdId}::uuid`;
}
