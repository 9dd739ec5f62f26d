import 'server-only';
import { badInput, conflict, forbidden, notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import type { TripCaller } from '../trip-caller';
import { balancesOf } from './balances';
import { MAX_PAYMENTS } from './cost-limits';
import { householdsIn, mayChangePayment } from './policy';
import { isGoing, lockCosts, refuseHousehold } from './read-costs';
import type { CostsRow, PaymentRow } from './rows';
import type { NewPayment, Payment, PayTo } from './schema';
import { toPayment } from './to-costs';

const REFUSAL = 'Only one of the two households, or an organiser, can do that.';

/** A household that has left or isn't going can still settle the costs that it has a part in. */
export async function addPayment(caller: TripCaller, { from, to, cents }: NewPayment): Promise<Payment> {
  return db.$transaction(async (tx) => {
    const locked = await lockCosts(tx, caller);
    const { tripId, row, party } = locked;
    if (!mayChangePayment(party, { from, to })) throw forbidden(REFUSAL);
    const concerned = householdsIn(row);
    for (const [field, id] of Object.entries({ from, to })) {
      if (!isGoing(locked, id) && !concerned.has(id)) refuseHousehold(locked, id, field);
    }
    if (from === to) {
      const words = 'Please choose two households.';
      throw badInput(words, { to: words });
    }
    if (isJustMarked(row, { from, to, cents })) throw conflict('This was marked as paid a moment ago.');
    if (row.payments.length >= MAX_PAYMENTS) {
      throw conflict(`A trip can have up to ${MAX_PAYMENTS} payments. Please take one back first.`);
    }
    const { id, createdAt } = await tx.payment.create({
      data: { tripId, fromHousehold: from, toHousehold: to, cents },
      select: { id: true, createdAt: true },
    });
    return toPayment({ id, from, to, cents, at: createdAt.toISOString() }, party);
  });
}

const A_MOMENT = 10_000;

/** The payer and the receiver have probably both marked the same payment as paid. */
function isJustMarked({ parts, payments }: CostsRow, { from, to, cents }: NewPayment): boolean {
  const owed = -(balancesOf(parts, payments).get(from)?.cents ?? 0);
  const isLike = (payment: PaymentRow) =>
    payment.from === from && payment.to === to && payment.cents === cents;
  return owed < cents && payments.some((each) => isLike(each) && Date.now() - Date.parse(each.at) < A_MOMENT);
}

export async function deletePayment(caller: TripCaller, paymentId: string): Promise<{ id: string }> {
  return db.$transaction(async (tx) => {
    const { row, party } = await lockCosts(tx, caller);
    const payment = row.payments.find(({ id }) => id === paymentId);
    if (!payment) throw notFound();
    if (!mayChangePayment(party, payment)) throw forbidden(REFUSAL);
    await tx.payment.delete({ where: { id: paymentId } });
    return { id: paymentId };
  });
}

/** Everybody who may see the costs may do this. */
export async function setPayTo(caller: TripCaller, { text }: PayTo): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const { tripId, householdId: id } = await lockCosts(tx, caller);
    await tx.household.update({ where: { tripId_id: { tripId, id } }, data: { payTo: text } });
    return text;
  });
}
