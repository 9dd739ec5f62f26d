import { DELETE, PUT } from '@/app/api/invites/[token]/expenses/[expenseId]/route';
import { GET as readCsv } from '@/app/api/invites/[token]/expenses.csv/route';
import { DELETE as takeBack } from '@/app/api/invites/[token]/payments/[paymentId]/route';
import { POST as pay } from '@/app/api/invites/[token]/payments/route';
import { callOffTrip } from '@/lib/trips/call-off';
import type { Costs, Expense, Payment } from '@/lib/trips/costs/schema';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { call } from '@/tests/call';
import { addExpense, firewood, type Refusal, readCosts } from '@/tests/factories/costs';
import { answer, family, invited } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { bring } from '@/tests/factories/seats';
import { invitationOf } from '@/tests/factories/trips';
import { GET, POST } from './route';

interface Caller {
  cookie: string;
}

const readByLink = (token: string, as?: Caller) =>
  call<Costs & Refusal>(GET, 'GET', { ...(as && { as }), params: { token } });

const addByLink = (token: string, body: unknown, as?: Caller) =>
  call<{ expense: Expense } & Refusal>(POST, 'POST', { ...(as && { as }), params: { token }, body });

const changeByLink = (token: string, expenseId: string, body: unknown) =>
  call<{ expense: Expense } & Refusal>(PUT, 'PUT', { params: { token, expenseId }, body });

const deleteByLink = (token: string, expenseId: string) =>
  call<Refusal>(DELETE, 'DELETE', { params: { token, expenseId } });

const payByLink = (token: string, body: unknown) =>
  call<{ payment: Payment } & Refusal>(pay, 'POST', { params: { token }, body });

const takeBackByLink = (token: string, paymentId: string) =>
  call<Refusal>(takeBack, 'DELETE', { params: { token, paymentId } });

/** Mia comes alone, Priya without an account and with a child and a baby; each night they count 1 and 1.5. */
async function guestGoing() {
  const story = await invited();
  const { mia, trip, email, token } = story;
  await bring(mia, trip.id);
  await answer(token, family);
  return { ...story, id: trip.id, priya: (await invitationOf(trip, email)).id };
}

test('a guest who is going adds, changes and deletes an expense, and sees what all others see', async () => {
  const { mia, id, token, priya } = await guestGoing();
  const { status, body } = await addByLink(token, firewood(priya, { cents: 1000 }));
  expect([status, body.expense.added_by, body.expense.may_change]).toEqual([201, priya, true]);
  const seen = (await readByLink(token)).body;
  expect(seen.balances.map(({ name, cents, own }) => [name, cents, own])).toEqual([
    ['Mia', -400, false],
    ['Priya', 400, true],
  ]);
  expect(seen.total).toBe((await readCosts(id, mia)).body.total);
  const edit = { ...firewood(priya), version: 1 };
  const changed = await changeByLink(token, body.expense.id, edit);
  expect([changed.status, changed.body.expense.cents]).toEqual([200, 8400]);
  expect((await changeByLink(token, body.expense.id, edit)).status).toBe(409);
  expect((await deleteByLink(token, body.expense.id)).status).toBe(200);
  expect((await readByLink(token)).body.expenses).toEqual([]);
});

test('a guest marks what their household paid and got, and nobody else’s', async () => {
  const { mia, id, token, priya } = await guestGoing();
  const own = (await addExpense(id, firewood(id), mia)).body.expense;
  expect((await changeByLink(token, own.id, { ...firewood(id), version: 1 })).status).toBe(403);
  expect((await deleteByLink(token, own.id)).status).toBe(403);
  const [transfer] = (await readByLink(token)).body.settlement;
  expect(transfer).toEqual({ from: priya, to: id, cents: 5040, may_mark: true });
  const paid = await payByLink(token, { from: priya, to: id, cents: 5040 });
  expect(paid.status).toBe(201);
  expect((await takeBackByLink(token, paid.body.payment.id)).status).toBe(200);
});

test('a guest saves the costs as a file', async () => {
  const { mia, id, token } = await guestGoing();
  await addExpense(id, firewood(id), mia);
  const { status, body } = await call<string>(readCsv, 'GET', { params: { token } });
  expect([status, body]).toEqual([200, expect.stringContaining('Day,What,Paid by,Amount,Mia,Priya')]);
});

test('whoever holds a link and isn’t going is shown no costs, save those that they have a part in', async () => {
  const { mia, id, token, priya } = await guestGoing();
  await answer(token, { attending: false, name: 'Priya' });
  for (const refused of [await readByLink(token), await addByLink(token, firewood(priya))]) {
    expect([refused.status, refused.body]).toEqual([403, { error: expect.not.stringContaining('Mia') }]);
  }
  expect((await call(readCsv, 'GET', { params: { token } })).status).toBe(403);
  await answer(token, family);
  await addExpense(id, firewood(id), mia);
  await answer(token, { attending: false, name: 'Priya' });
  const { status, body } = await readByLink(token);
  expect([status, body.may_add]).toEqual([200, false]);
  expect(body.balances.map(({ name, cents, going }) => [name, cents, going])).toEqual([
    ['Mia', 5040, true],
    ['Priya', -5040, false],
  ]);
  expect((await payByLink(token, { from: priya, to: id, cents: 5040 })).status).toBe(201);
});

test('a link that leads nowhere, or that an account has claimed, shows nothing', async () => {
  const { mia, trip, id, token, priya } = await guestGoing();
  const expense = (await addByLink(token, firewood(priya))).body.expense;
  expect((await readByLink('x'.repeat(43))).status).toBe(404);
  expect((await readByLink('nonsense')).status).toBe(404);
  const [tom, eve] = [await person('Tom'), await person('Eve')];
  await answer(token, { attending: true }, tom);
  expect([(await readByLink(token)).status, (await readByLink(token, eve)).status]).toEqual([410, 410]);
  expect((await addByLink(token, firewood(priya), eve)).status).toBe(410);
  // What the guest has paid is the account's now.
  const { expenses, balances } = (await readCosts(id, tom)).body;
  expect(expenses).toMatchObject([{ id: expense.id, paid_by: priya, may_change: true }]);
  expect(balances.map(({ name, own }) => [name, own])).toEqual([
    ['Mia', false],
    ['Tom', true],
  ]);
  expect((await readByLink(token, tom)).body).toEqual((await readCosts(id, tom)).body);
  await removeInvitee(mia.viewer, trip.id, priya);
  expect((await readByLink(token, tom)).status).toBe(404);
});

test('a guest’s costs stay open once the trip was called off', async () => {
  const { mia, id, token, priya } = await guestGoing();
  await callOffTrip(mia.viewer, id);
  expect((await addByLink(token, firewood(priya))).status).toBe(201);
  expect((await readByLink(token)).body.expenses).toHaveLength(1);
});
