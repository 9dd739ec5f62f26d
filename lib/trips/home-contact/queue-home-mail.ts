import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { addJobs, jobColumn, URGENT } from '@/lib/server/jobs/queue';
import type { Mail } from '@/lib/server/mail/message';
import { Prisma } from '@/prisma/generated/client';
import type { Push } from '../notifications/push';
import { type HomeMailKind, mailToHousehold, mailToPerson } from './mails';
import type { Plan } from './plan';

export interface HomeMail {
  planId: string;
  to: 'person' | 'household';
  kind: HomeMailKind;
  mail: Mail;
  times: string;
  /** Set after a failed attempt, so that all attempts have the same id. */
  id?: string;
  tries?: number;
  /** Already counted against its recipient's day before it was queued. */
  counted?: boolean;
}

/** A mail is outdated when the text stored with it differs from the plan's now. */
export const timesOf = ({ backAt, worryAt }: Plan) => `${backAt.toISOString()} ${worryAt.toISOString()}`;

/**
 * Not trip mails: no daily limit or notification setting holds them back, and they go before all other jobs.
 */
export const queueHomeMail = (tx: Tx, homeMail: HomeMail, inSeconds = 0) =>
  addJobs(tx, 'home-mail', [homeMail], { priority: URGENT, inSeconds });

/** Sent only after the person at home has got the plan. */
const ofSentPlan: HomeMailKind[] = ['moved', 'back', 'alarm'];

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
