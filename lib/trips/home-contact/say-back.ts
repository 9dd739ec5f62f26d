import 'server-only';
import { notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { type Plan, toHomeContact } from './plan';
import { tellPerson } from './queue-home-mail';
import type { HomeContact } from './schema';
import { lockOwnPlan } from './set-home-contact';

/** Notes that the caller's household is back, and tells the person at home once. Throws 404 without a plan. */
export async function sayBack(caller: TripCaller): Promise<HomeContact> {
  const plan = await db.$transaction(async (tx) => {
    const { before } = await lockOwnPlan(tx, caller);
    if (!before) throw notFound();
    return noteBack(tx, before);
  });
  return toHomeContact(plan);
}

async function noteBack(tx: Tx, plan: Plan): Promise<Plan> {
  if (plan.backSaidAt) return plan;
  const back = { ...plan, backSaidAt: new Date() };
  await tx.homeContact.update({ where: { id: plan.id }, data: { backSaidAt: back.backSaidAt } });
  await tellPerson(tx, back, 'back');
  return back;
}
