import 'server-only';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { count, spendOn } from '@/lib/server/http/rate-limiter';
import { addJobs, jobColumn, URGENT } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';
import type { Mail } from '@/lib/server/mail/message';
import { AddressRefused, deliver } from '@/lib/server/mail/transports';
import { Prisma } from '@/prisma/generated/client';
import type { Push } from '../notifications/push';
import { type HomeMailKind, mailToHousehold, mailToPerson } from './mails';
import { findPlans, isOpen, type Plan } from './plan';

/** Has an account, has answered an invitation, or has looked at a plan. */
async function hasAnswered(email: string): Promise<boolean> {
  const [row] = await readRows<{ known: boolean }>(Prisma.sql`
    select exists (select from users where email = ${email}::citext)
      or exists (
        select from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
        where i.email = ${email}::citext and h.attending is not null)
      or exists (select from home_contacts where email = ${email}::citext and seen_at is not null) known`);
  return row?.known ?? false;
}

interface Sender {
  /** The profile's id, or a guest's household. */
  subject: string;
  userId: string | null;
}

/** Spends the limits of plans and those of all mails, of the sender and of the recipient. */
export async function withinPlanLimits<T>(
  { subject, userId }: Sender,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const to = email.toLowerCase();
  const bySender = () => (userId ? spendOn('mails', userId, 1, work) : work());
  const toAddress = () =>
    spendOn('planMailsToAddress', to, 1, () => spendOn('mailsToAddress', to, 1, bySender));
  return (await hasAnswered(email)) ? toAddress() : spendOn('mailsToStrangers', subject, 1, toAddress);
}

/** For a mail that no limit holds back, because it is due by the clock or says that the household is back. */
async function countPlanMail(email: string): Promise<void> {
  const to = email.toLowerCase();
  await Promise.all([count('planMailsToAddress', to), count('mailsToAddress', to)]);
}

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
const queueHomeMail = (tx: Tx, homeMail: HomeMail, inSeconds = 0) =>
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

/** About two days of tries, with short pauses, so that an alarm is never delayed for long. */
const MOST_TRIES = 600;
const LONGEST_WAIT = 5 * 60;

/**
 * Sends the mail only if its content is still true. Tells the household at once when the address can't
 * receive mail; after another failure, tries again later with the same mail id.
 */
export async function deliverHomeMail(homeMail: HomeMail, id: string, send = deliver): Promise<void> {
  const { planId, to, mail, tries = 0, counted = false } = homeMail;
  const [plan] = await findPlans(Prisma.sql`c.id = ${planId}::uuid`);
  if (!holdsTrue(homeMail, plan)) return;
  try {
    await send(mail, homeMail.id ?? id);
  } catch (error) {
    log.warn({ err: error, plan: planId, to, tries }, 'a mail of a plan could not be sent');
    if (error instanceof AddressRefused) {
      if (to === 'person' && plan) await refusedByAddress(plan);
      return;
    }
    if (tries >= MOST_TRIES) throw error;
    const again = { ...homeMail, id: homeMail.id ?? id, tries: tries + 1 };
    await db.$transaction((tx) => queueHomeMail(tx, again, Math.min(15 * 2 ** tries, LONGEST_WAIT)));
    return;
  }
  // The mail is sent: without its count it must not be sent again.
  if (to === 'person' && !counted)
    await countPlanMail(mail.to).catch((error) =>
      log.warn({ err: error, plan: planId }, 'a mail of a plan could not be counted'),
    );
}

/** While the mail waited, the plan may have been changed, closed, deleted or refused. */
function holdsTrue({ to, kind, times }: HomeMail, plan: Plan | undefined): boolean {
  if (to === 'person' && plan?.refusedBy === 'person') return false;
  if (kind === 'shut' || kind === 'refused' || kind === 'not me' || kind === 'allowed') return true;
  if (!plan) return false;
  if (kind === 'back') return plan.backSaidAt !== null;
  return isOpen(plan) && (kind === 'plan' || kind === 'named' || times === timesOf(plan));
}

async function refusedByAddress(plan: Plan): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.homeContact.updateMany({
      where: { id: plan.id, refusedBy: null },
      data: { refusedBy: 'address' },
    });
    if (count > 0 && isOpen(plan)) await tellHousehold(tx, plan, 'refused', 'Nobody at home has your plan');
  });
}
