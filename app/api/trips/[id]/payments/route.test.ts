import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { MAX_PAYMENTS } from '@/lib/trips/costs/limits';
import {
  addExpense,
  addPayment,
  balancesFor,
  deletePayment,
  firewood,
  readCosts,
  sharingCosts,
} from '@/tests/factories/costs';
import { appoint } from '@/tests/factories/trips';

/**
 * Creates a trip for which Mia has paid 84 dollars of firewood. Tom owes her 36 of it and Zoe 24.
 */
async function owing() {
  const story = await sharingCosts();
  await addExpense(story.id, firewood(story.id), story.mia);
  return story;
}

test('a payment is marked by either household, or by an organiser for any two', async () => {
  const { mia, tom, zoe, ann, trip, id, households } = await owing();
  const pay = { from: households.tom, to: id, cents: 3000 };
  const { status, body } = await addPayment(id, pay, tom);
  expect([status, body.payment]).toEqual([
    201,
    { ...pay, id: expect.any(String), at: expect.stringMatching(/Z$/), may_change: true },
  ]);
  expect(await balancesFor(id, zoe)).toEqual({ Mia: 3000, Tom: -600, Zoe: -2400 });
  expect((await addPayment(id, { from: households.zoe, to: households.tom, cents: 600 }, tom)).status).toBe(
    201,
  );
  expect((await addPayment(id, { from: households.zoe, to: id, cents: 1 }, mia)).status).toBe(201);
  await appoint(trip, ann);
  expect((await addPayment(id, { from: households.zoe, to: id, cents: 1799 }, ann)).status).toBe(201);
  expect(await balancesFor(id, zoe)).toEqual({ Mia: 1200, Tom: -1200, Zoe: 0 });
  const { payments } = (await readCosts(id, zoe)).body;
  expect(payments.map(({ cents, may_change }) => [cents, may_change])).toEqual([
    [1799, true],
    [1, true],
    [600, true],
    [3000, false],
  ]);
});

test('nobody else marks or deletes a payment', async () => {
  const { tom, zoe, ann, eve, id, households } = await owing();
  const pay = { from: households.tom, to: id, cents: 3600 };
  const { payment } = (await addPayment(id, pay, tom)).body;
  for (const [as, status] of [
    [undefined, 401],
    [eve, 404],
    [ann, 403],
    [zoe, 403],
  ] as const) {
    expect((await addPayment(id, pay, as)).status).toBe(status);
    expect((await deletePayment(id, payment.id, as)).status).toBe(status);
  }
  // Ann can't mark a payment by her own household either, because it has no part in the costs.
  expect((await addPayment(id, { from: households.ann, to: id, cents: 5 }, ann)).status).toBe(403);
  expect((await readCosts(id, zoe)).body.payments).toHaveLength(1);
});

test('a payment that is deleted is owed again', async () => {
  const { mia, tom, id, households } = await owing();
  const { payment } = (await addPayment(id, { from: households.tom, to: id, cents: 3600 }, tom)).body;
  expect((await balancesFor(id, mia)).Tom).toBe(0);
  const taken = await deletePayment(id, payment.id, mia);
  expect([taken.status, taken.body]).toEqual([200, { id: payment.id }]);
  expect((await balancesFor(id, mia)).Tom).toBe(-3600);
  for (const gone of [payment.id, randomUUID(), 'nonsense']) {
    expect((await deletePayment(id, gone, mia)).status).toBe(404);
  }
});

test('of two people who mark the same payment at once, one reads that it was already marked', async () => {
  const { mia, tom, id, households } = await owing();
  const pay = { from: households.tom, to: id, cents: 3600 };
  const both = await Promise.all([addPayment(id, pay, mia), addPayment(id, pay, tom)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await balancesFor(id, mia)).toMatchObject({ Tom: 0 });
  // While the amount is still owed, an equal payment is not a duplicate. A payment of another
  // amount is not a duplicate either, and neither is an equal payment that is made later.
  const half = { ...pay, from: households.zoe, cents: 1200 };
  for (const body of [half, half, { ...half, cents: 5 }]) {
    expect((await addPayment(id, body, mia)).status).toBe(201);
  }
  expect(await addPayment(id, half, mia)).toMatchObject({
    status: 409,
    body: { error: 'This was marked as paid a moment ago.' },
  });
  await db.payment.updateMany({ where: { tripId: id }, data: { createdAt: new Date(Date.now() - 11_000) } });
  expect((await addPayment(id, half, mia)).status).toBe(201);
});

test('a payment of another trip does not exist', async () => {
  const { mia, id } = await owing();
  const other = await owing();
  const pay = { from: other.households.tom, to: other.id, cents: 5 };
  const { payment } = (await addPayment(other.id, pay, other.tom)).body;
  expect((await deletePayment(id, payment.id, mia)).status).toBe(404);
  expect((await readCosts(other.id, other.mia)).body.payments).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['nothing', { cents: 0 }, 'cents'],
  ['less than nothing', { cents: -5 }, 'cents'],
  ['part of a cent', { cents: 1.5 }, 'cents'],
  ['more than $100,000', { cents: 10_000_001 }, 'cents'],
  ['nobody who pays', { from: undefined }, 'from'],
])('%s is refused at its field', async (_, changes, field) => {
  const { mia, id, households } = await owing();
  const pay = { from: households.tom, to: id, cents: 3600, ...changes };
  const { status, body } = await addPayment(id, pay, mia);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect((await readCosts(id, mia)).body.payments).toEqual([]);
});

test('a payment goes between two households that are going or have a part in the costs', async () => {
  const { mia, id, households } = await owing();
  const pay = async (from: string, to: string) => {
    const { status, body } = await addPayment(id, { from, to, cents: 5 }, mia);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await pay(id, id)).toEqual([400, ['to']]);
  expect(await pay(households.ann, id)).toEqual([400, ['from']]);
  expect(await pay(id, households.ann)).toEqual([400, ['to']]);
  expect(await pay(id, randomUUID())).toEqual([404, []]);
});

test('payments can be marked even once the trip was called off', async () => {
  const { mia, tom, id, households } = await owing();
  await callOffTrip(mia.viewer, id);
  const paid = await addPayment(id, { from: households.tom, to: id, cents: 3600 }, tom);
  expect(paid.status).toBe(201);
  expect((await deletePayment(id, paid.body.payment.id, tom)).status).toBe(200);
});

test('a trip has a limited number of payments', async () => {
  const { mia, id, households } = await owing();
  const row = { tripId: id, fromHousehold: households.tom, toHousehold: id, cents: 1 };
  await db.payment.createMany({ data: Array.from({ length: MAX_PAYMENTS - 1 }, () => row) });
  const pay = { from: households.tom, to: id, cents: 1 };
  expect((await addPayment(id, pay, mia)).status).toBe(201);
  expect(await addPayment(id, pay, mia)).toMatchObject({
    status: 409,
    body: { error: 'A trip can have up to 500 payments. Please take one back first.' },
  });
});
