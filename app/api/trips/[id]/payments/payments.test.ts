import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import {
  addExpense,
  addPayment,
  balancesFor,
  deletePayment,
  firewood,
  readCosts,
  setPayTo,
  sharingCosts,
} from '@/tests/factories/costs';
import type { Person } from '@/tests/factories/people';
import { appoint } from '@/tests/factories/trips';

/** Adds firewood for 84 dollars that Mia has paid to a new trip. Tom owes her 36 of it and Zoe 24. */
async function owingMia() {
  const story = await sharingCosts();
  await addExpense(story.id, firewood(story.id), story.mia);
  return story;
}

/** Adds firewood that Zoe has paid to a new trip, and says how she wants to be paid. */
async function owingZoe() {
  const all = await sharingCosts();
  await addExpense(all.id, firewood(all.households.zoe), all.zoe);
  const saved = await setPayTo(all.id, { text: ` ${payId} ` }, all.zoe);
  return { ...all, saved };
}

const payId = 'PayID 0412 345 678';

test('a payment is marked by either household, or by an organiser for any two, and owed again once deleted', async () => {
  const { mia, tom, zoe, ann, trip, id, households } = await owingMia();
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
  const taken = await deletePayment(id, body.payment.id, mia);
  expect([taken.status, taken.body]).toEqual([200, { id: body.payment.id }]);
  expect(await balancesFor(id, mia)).toEqual({ Mia: 4200, Tom: -4200, Zoe: 0 });
});

test('of two people who mark the same payment at once, one reads that it was already marked', async () => {
  const { mia, tom, id, households } = await owingMia();
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
  await db.payment.updateMany({
    where: { tripId: id },
    data: { createdAt: new Date(Date.now() - 11_000) },
  });
  expect((await addPayment(id, half, mia)).status).toBe(201);
});

test('a payment goes between two households that are going or have a part in the costs', async () => {
  const { mia, id, households } = await sharingCosts();
  const pay = async (from: string, to: string) => {
    const { status, body } = await addPayment(id, { from, to, cents: 5 }, mia);
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await pay(id, id)).toEqual([400, ['to']]);
  expect(await pay(households.ann, id)).toEqual([400, ['from']]);
  expect(await pay(id, households.ann)).toEqual([400, ['to']]);
  expect(await pay(id, randomUUID())).toEqual([404, []]);
});

/**
 * For each settlement line that this person sees, returns how the creditor wants to be paid, keyed
 * by the name of the paying household.
 */
async function readBy(who: Person, { id, households }: Awaited<ReturnType<typeof sharingCosts>>) {
  const names = new Map(Object.entries(households).map(([name, household]) => [household, name]));
  const { settlement } = (await readCosts(id, who)).body;
  return Object.fromEntries(settlement.map(({ from, pay_to }) => [names.get(from), pay_to]));
}

test('only debtors of a household and organisers read how it wants to be paid, until it says so no more', async () => {
  const all = await owingZoe();
  const { mia, tom, zoe, ann, id, trip, saved } = all;
  expect([saved.status, saved.body]).toEqual([200, { pay_to: payId }]);
  expect(await readBy(tom, all)).toEqual({ mia: null, tom: payId });
  expect(await readBy(mia, all)).toEqual({ mia: payId, tom: payId });
  expect(await readBy(zoe, all)).toEqual({ mia: null, tom: null });
  expect((await readCosts(id, zoe)).body.pay_to).toBe(payId);
  expect((await readCosts(id, tom)).body.pay_to).toBeNull();
  await appoint(trip, ann);
  expect(await readBy(ann, all)).toEqual({ mia: payId, tom: payId });
  expect((await setPayTo(id, { text: null }, zoe)).body).toEqual({ pay_to: null });
  expect(await readBy(mia, all)).toEqual({ mia: null, tom: null });
  expect((await setPayTo(id, { text: '' }, zoe)).body).toEqual({ pay_to: null });
});
