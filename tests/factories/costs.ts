import { DELETE as deleteOne, PUT, GET as readOne } from '@/app/api/trips/[id]/expenses/[expenseId]/route';
import { GET, POST } from '@/app/api/trips/[id]/expenses/route';
import { PUT as payTo } from '@/app/api/trips/[id]/pay-to/route';
import { DELETE as takeBack } from '@/app/api/trips/[id]/payments/[paymentId]/route';
import { POST as pay } from '@/app/api/trips/[id]/payments/route';
import type { Costs, Expense, NewExpense, Payment } from '@/lib/trips/costs/schema';
import { call } from '../call';
import { type Person, person } from './people';
import { bring, childOf } from './seats';
import { inDays, invitationOf, plan } from './trips';

export type Refusal = { error: string; fields?: Record<string, string> };

export const readCosts = (id: string, as?: { cookie: string }) =>
  call<Costs & Refusal>(GET, 'GET', { ...(as && { as }), params: { id } });

export const firewood = (paid_by: string, changes: object = {}): NewExpense => ({
  what: 'Firewood',
  day: inDays(14),
  cents: 8400,
  paid_by,
  ...changes,
});

export const addExpense = (id: string, body: unknown, as?: { cookie: string }) =>
  call<{ expense: Expense } & Refusal>(POST, 'POST', { ...(as && { as }), params: { id }, body });

export const readExpense = (id: string, expenseId: string, as?: { cookie: string }) =>
  call<{ expense: Expense } & Refusal>(readOne, 'GET', { ...(as && { as }), params: { id, expenseId } });

export const changeExpense = (id: string, expenseId: string, body: unknown, as?: { cookie: string }) =>
  call<{ expense: Expense } & Refusal>(PUT, 'PUT', { ...(as && { as }), params: { id, expenseId }, body });

export const deleteExpense = (id: string, expenseId: string, as?: { cookie: string }) =>
  call<{ id: string } & Refusal>(deleteOne, 'DELETE', { ...(as && { as }), params: { id, expenseId } });

export const addPayment = (id: string, body: unknown, as?: { cookie: string }) =>
  call<{ payment: Payment } & Refusal>(pay, 'POST', { ...(as && { as }), params: { id }, body });

export const deletePayment = (id: string, paymentId: string, as?: { cookie: string }) =>
  call<{ id: string } & Refusal>(takeBack, 'DELETE', { ...(as && { as }), params: { id, paymentId } });

/** Returns each household's share of an expense in cents, keyed by the household's id. */
export const sharesOf = ({ shares }: Expense) =>
  Object.fromEntries(shares.map(({ household_id, cents }) => [household_id, cents]));

/** Returns each household's balance in cents, keyed by the household's name. */
export const balancesFor = async (id: string, as: Person) =>
  Object.fromEntries((await readCosts(id, as)).body.balances.map(({ name, cents }) => [name, cents]));

/**
 * Creates Mia's trip of three nights. Mia comes alone, Tom with a child, and Zoe alone. Ann is
 * invited, Eve is a stranger. The households are named after their people.
 */
export async function sharingCosts() {
  const [mia, tom, zoe] = [await person('Mia'), await person('Tom'), await person('Zoe')];
  const [ann, eve] = [await person('Ann'), await person('Eve')];
  const trip = await plan(mia, { invitees: [tom.email, zoe.email, ann.email] });
  const { id } = trip;
  await bring(mia, id);
  await bring(tom, id, [await childOf(tom, 'Kim')]);
  await bring(zoe, id);
  const idOf = async ({ email }: Person) => (await invitationOf(trip, email)).id;
  const households = { mia: id, tom: await idOf(tom), zoe: await idOf(zoe), ann: await idOf(ann) };
  return { mia, tom, zoe, ann, eve, id, trip, households };
}

export const setPayTo = (id: string, body: unknown, as?: { cookie: string }) =>
  call<{ pay_to: string | null } & Refusal>(payTo, 'PUT', { ...(as && { as }), params: { id }, body });
