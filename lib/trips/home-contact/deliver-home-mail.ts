import 'server-only';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { AddressRefused, deliver } from '@/lib/server/mail/transports';
import { Prisma } from '@/prisma/generated/client';
import { findPlans, isOpen, type Plan } from './plan';
import { type HomeMail, queueHomeMail, tellHousehold, timesOf } from './queue-home-mail';
import { countPlanMail } from './spend-mails';

export type { HomeMail };

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
