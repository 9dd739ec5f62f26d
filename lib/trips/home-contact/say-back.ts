import 'server-only';
import { notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { type Plan, toHomeContact } from './plan';
import { tellPerson } from './queue-home-mail';
import type { HomeContact } from './schema';
import { lockOwnPlan } from './set-home-contact';

export async function sayBack(caller: TripCaller): Promise<HomeContact> {
  const plan = await db.$transaction(async (tx) => {
    const { before } = await lockOwnPlan(tx, caller);
    if (!before) throw notFound();
    if (before.backSaidAt) return before;
    const back = await noteBack(tx, before);
    await tellPerson(tx, back, 'back');
    return back;
  });
  return toHomeContact(plan);
}

/** The caller has locked the plan, and must tell the other side: the person at home or the household. */
export async function noteBack(tx: Tx, plan: Plan): Promise<Plan> {
  const backSaidAt = new Date();
  await tx.homeContact.update({ where: { id: plan.id }, data: { backSaidAt } });
  return { ...plan, backSaidAt };
}
