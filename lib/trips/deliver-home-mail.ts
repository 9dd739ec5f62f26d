import 'server-only';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { AddressRefused, deliver } from '@/lib/server/mail/transports';
import { Prisma } from '@/prisma/generated/client';
import { findPlans, isOpen, type Plan } from './home-contact/plan';
import { type HomeMail, tellHousehold } from './home-contact/queue-home-mail';

export type { HomeMail };

/** What is told of a plan's end; the rest is of no use once it has ended. */
const ofItsEnd: HomeMail['kind'][] = ['shut', 'back', 'not me', 'refused'];

/**
 * Hands a mail of a plan over, under the mail's id `id`, as long as it still holds true. When the address of the person
 * at home takes no mail, the household is told at once.
 */
export async function deliverHomeMail(
  { planId, to, kind, mail }: HomeMail,
  id: string,
  send = deliver,
): Promise<void> {
  const [plan] = await findPlans(Prisma.sql`c.id = ${planId}::uuid`);
  if (!ofItsEnd.includes(kind) && !(plan && isOpen(plan))) return;
  if (to === 'person' && plan?.refusedBy) return;
  try {
    await send(mail, id);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    log.warn({ err: error, plan: planId, to }, 'a mail of a plan was refused');
    if (to === 'person' && plan) await refusedByAddress(plan);
  }
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
