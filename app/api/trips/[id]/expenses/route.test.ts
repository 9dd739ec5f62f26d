import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { MAX_EXPENSES } from '@/lib/trips/costs/limits';
import type { costsPage } from '@/lib/trips/costs/schema';
import { call } from '@/tests/call';
import {
  addExpense,
  balancesFor,
  changeExpense,
  firewood,
  readCosts,
  sharesOf,
  sharingCosts,
} from '@/tests/factories/costs';
import { appoint, inDays, moveTo } from '@/tests/factories/trips';
import { GET, POST } from './route';

test('a member who is going adds an expense, which all who are going share by people and nights', async () => {
  const { tom, id, households } = await sharingCosts();
  const { status, body } = await addExpense(id, firewood(households.tom), tom);
  expect([status, body.expense]).toEqual([
    201,
    {
      ...firewood(households.tom),
      refund: false,
      id: expect.any(String),
      added_by: households.tom,
      split: 'everyone',
      shares: expect.arrayContaining([
        { household_id: households.mia, weight: 3, cents: 2400 },
        { household_id: households.tom, weight: 4.5, cents: 3600 },
        { household_id: households.zoe, weight: 3, cents: 2400 },
      ]),
      version: 1,
      stale: false,
      may_change: true,
    },
  ]);
});

test('the payer and the sharing households can be any that are going', async () => {
  const { tom, id, households } = await sharingCosts();
  const { mia, zoe } = households;
  const shares = [{ household_id: mia }, { household_id: zoe }];
  const two = (await addExpense(id, firewood(zoe, { shares }), tom)).body.expense;
  expect([two.paid_by, two.added_by, two.split]).toEqual([zoe, households.tom, 'chosen']);
  expect(sharesOf(two)).toEqual({ [mia]: 4200, [zoe]: 4200 });
  const weighted = [
    { household_id: mia, weight: 0.01 },
    { household_id: zoe, weight: 0.02 },
    { household_id: households.tom, weight: 0 },
  ];
  const own = (await addExpense(id, firewood(zoe, { shares: weighted }), tom)).body.expense;
  expect(own.split).toBe('weighted');
  expect(sharesOf(own)).toEqual({ [mia]: 2800, [zoe]: 5600, [households.tom]: 0 });
});

test('members who are going see all costs, with what they may change', async () => {
  const { mia, tom, zoe, id, households } = await sharingCosts();
  const early = firewood(households.tom, { what: 'Site fees', day: inDays(-600), cents: 10_500 });
  const first = (await addExpense(id, early, tom)).body.expense;
  const second = (await addExpense(id, firewood(households.tom), tom)).body.expense;
  const { status, body } = await readCosts(id, zoe);
  expect(status).toBe(200);
  expect(body.expenses).toEqual([
    { ...second, may_change: false },
    { ...first, may_change: false },
  ]);
  const balance = { paid: 0, rounding: 0, own: false, going: true };
  expect(body.balances).toEqual([
    { ...balance, household_id: households.mia, name: 'Mia', cents: -5400, share: 5400 },
    { ...balance, household_id: households.tom, name: 'Tom', cents: 10_800, share: 8100, paid: 18_900 },
    { ...balance, household_id: households.zoe, name: 'Zoe', cents: -5400, share: 5400, own: true },
  ]);
  expect(body.settlement).toEqual(
    [
      { from: households.mia, to: households.tom, cents: 5400, may_mark: false, pay_to: null },
      { from: households.zoe, to: households.tom, cents: 5400, may_mark: true, pay_to: null },
    ].sort((one, other) => (one.from < other.from ? -1 : 1)),
  );
  expect([body.payments, body.total, body.may_add]).toEqual([[], 18_900, true]);
  expect(
    body.going.map(({ name, own, people, nights, weight }) => [name, own, people, nights, weight]),
  ).toEqual([
    ['Mia', false, 1, 3, 3],
    ['Tom', false, 1.5, 3, 4.5],
    ['Zoe', true, 1, 3, 3],
  ]);
  for (const as of [mia, tom]) {
    expect((await readCosts(id, as)).body.expenses.every(({ may_change }) => may_change)).toBe(true);
  }
});

test('costs do not exist for strangers, nor for people on the trip without a part in them', async () => {
  const { ann, eve, id, households } = await sharingCosts();
  const expense = firewood(households.mia);
  expect([(await readCosts(id)).status, (await addExpense(id, expense)).status]).toEqual([401, 401]);
  for (const there of [id, randomUUID()]) {
    const by = there === id ? eve : ann;
    const refusals = [await readCosts(there, by), await addExpense(there, expense, by)];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404]);
  }
  for (const { status, body } of [await readCosts(id, ann), await addExpense(id, expense, ann)]) {
    expect([status, body]).toEqual([403, { error: expect.any(String) }]);
  }
});

test('a co-organiser who isn’t going can see and add costs all the same', async () => {
  const { ann, trip, id, households } = await sharingCosts();
  await appoint(trip, ann);
  const { status, body } = await addExpense(id, firewood(households.tom), ann);
  expect([status, body.expense.added_by]).toEqual([201, households.ann]);
  expect((await readCosts(id, ann)).body.may_add).toBe(true);
});

test.each<[string, object, string]>([
  ['an amount of 0', { cents: 0 }, 'cents'],
  ['less than 0', { cents: -1 }, 'cents'],
  ['three decimals of a dollar', { cents: 8400.5 }, 'cents'],
  ['more than $100,000', { cents: 10_000_001 }, 'cents'],
  ['an amount in words', { cents: '8400' }, 'cents'],
  ['no name', { what: ' ' }, 'what'],
  ['a name of 81 letters', { what: 'x'.repeat(81) }, 'what'],
  ['no day', { day: undefined }, 'day'],
  ['a day that isn’t one', { day: '2027-02-30' }, 'day'],
  ['a day over two years before the trip', { day: inDays(14 - 2 * 366 - 1) }, 'day'],
  ['a day over a year after it', { day: inDays(17 + 366 + 1) }, 'day'],
  ['no payer', { paid_by: undefined }, 'paid_by'],
  ['nobody to share it', { shares: [] }, 'shares'],
])('%s is refused at its field, and nothing is saved', async (_, changes, field) => {
  const { mia, id } = await sharingCosts();
  const { status, body } = await addExpense(id, firewood(id, changes), mia);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(body.error).toBe(body.fields?.[field]);
  expect((await readCosts(id, mia)).body.expenses).toEqual([]);
});

test('weights are from 0 to 10,000, with at most two decimals, and not all zero', async () => {
  const { mia, id, households } = await sharingCosts();
  const share = async (...weights: unknown[]) => {
    const ids = [households.mia, households.tom];
    const shares = weights.map((weight, at) => ({ household_id: ids[at], weight }));
    const { status, body } = await addExpense(id, firewood(id, { shares }), mia);
    return [status, ...Object.keys(body.fields ?? {})];
  };
  for (const weight of [-1, 10_000.01, 0.001, 1.005, '1']) {
    expect(await share(1, weight)).toEqual([400, 'shares.1.weight']);
  }
  expect(await share(0, 0)).toEqual([400, 'shares']);
  expect(await share(0, 10_000)).toEqual([201]);
  expect(await share(0.29, 1.15)).toEqual([201]);
});

test('an expense whose households all weigh nothing asks for weights', async () => {
  const { mia, id } = await sharingCosts();
  await db.tripPerson.deleteMany({ where: { tripId: id } });
  const { status, body } = await addExpense(id, firewood(id), mia);
  expect([status, body.fields]).toEqual([400, { shares: expect.stringContaining('weights') }]);
});

test('a household that isn’t going can neither pay nor share, and an unknown one does not exist', async () => {
  const { mia, id, households } = await sharingCosts();
  const add = async (body: object) => {
    const { status, body: refusal } = await addExpense(id, { ...firewood(id), ...body }, mia);
    return [status, refusal.fields];
  };
  const notGoing = 'They aren’t going on this trip.';
  const shares = (household_id: string) => [{ household_id: id }, { household_id }];
  expect(await add({ paid_by: households.ann })).toEqual([400, { paid_by: notGoing }]);
  expect(await add({ shares: shares(households.ann) })).toEqual([400, { shares: notGoing }]);
  expect(await add({ paid_by: randomUUID() })).toEqual([404, undefined]);
  expect(await add({ shares: shares(randomUUID()) })).toEqual([404, undefined]);
  expect(await add({ shares: shares(id) })).toEqual([400, { shares: expect.any(String) }]);
});

test('costs can be changed even once the trip is over or called off', async () => {
  const { mia, tom, trip, id, households } = await sharingCosts();
  await moveTo(trip, -30, -27);
  expect((await addExpense(id, firewood(households.tom), tom)).status).toBe(201);
  await moveTo(trip, 14, 17);
  await callOffTrip(mia.viewer, id);
  expect((await addExpense(id, firewood(households.tom), tom)).status).toBe(201);
  expect((await readCosts(id, tom)).body.expenses).toHaveLength(2);
});

test('a trip has a limited number of expenses', async () => {
  const { mia, id } = await sharingCosts();
  const { what, cents } = firewood(id);
  const row = { tripId: id, what, cents, day: new Date(), paidBy: id, addedBy: id };
  await db.expense.createMany({ data: Array.from({ length: MAX_EXPENSES - 1 }, () => row) });
  expect((await addExpense(id, firewood(id), mia)).status).toBe(201);
  const { status, body } = await addExpense(id, firewood(id), mia);
  expect([status, body.error]).toEqual([409, 'A trip can have up to 500 expenses. Please delete one first.']);
});

test('the list has 50 expenses, newest first, and goes on after one of them; balances are of all', async () => {
  const { mia, tom, id, households } = await sharingCosts();
  await addExpense(id, firewood(households.tom), tom);
  const { balances, total } = (await readCosts(id, mia)).body;
  const row = { tripId: id, what: 'Ice', cents: 100, paidBy: id, addedBy: id };
  const days = Array.from({ length: 119 }, (_, at) => ({ ...row, day: new Date(Date.UTC(2027, 0, 1 + at)) }));
  await db.expense.createMany({ data: days });
  const page = (before?: string) =>
    call<z.output<typeof costsPage>>(GET, 'GET', {
      as: mia,
      params: { id },
      query: before === undefined ? {} : { before },
    });
  const read: string[] = [];
  for (const length of [50, 50, 20, 0]) {
    const { body } = await page(read.at(-1));
    expect([body.expenses.length, body.count, body.total]).toEqual([length, 120, total + 11_900]);
    expect(body.balances).toHaveLength(balances.length);
    read.push(...body.expenses.map((expense) => expense.id));
  }
  expect(new Set(read).size).toBe(120);
  const inOrder = await db.expense.findMany({
    where: { tripId: id },
    orderBy: [{ day: 'desc' }, { id: 'desc' }],
  });
  expect(read).toEqual(inOrder.map((expense) => expense.id));
  expect((await page(randomUUID())).body.expenses).toEqual([]);
});

test('an expense that is sent again after a lost response is saved once', async () => {
  const { mia, id } = await sharingCosts();
  const send = () =>
    call(POST, 'POST', {
      as: mia,
      params: { id },
      body: firewood(id),
      headers: { 'idempotency-key': 'firewood-1' },
    });
  expect((await send()).body).toEqual((await send()).body);
  expect((await readCosts(id, mia)).body.expenses).toHaveLength(1);
});

test('a refund reverses its shares and the balances, and a change that leaves it out keeps it', async () => {
  const { tom, id, households } = await sharingCosts();
  await addExpense(id, firewood(households.tom), tom);
  const added = await addExpense(id, firewood(households.tom, { what: 'Deposit', refund: true }), tom);
  const { expense } = added.body;
  expect([added.status, expense.cents, expense.refund]).toEqual([201, 8400, true]);
  expect(sharesOf(expense)).toEqual({
    [households.mia]: 2400,
    [households.tom]: 3600,
    [households.zoe]: 2400,
  });
  const square = await readCosts(id, tom);
  expect(square.body).toMatchObject({ total: 0, settlement: [] });
  expect(
    square.body.balances.every(({ cents, paid, share }) => cents === 0 && paid === 0 && share === 0),
  ).toBe(true);
  const { version } = expense;
  const more = { ...firewood(households.tom), what: 'Deposit', cents: 16_800, version };
  expect((await changeExpense(id, expense.id, more, tom)).body.expense).toMatchObject({ refund: true });
  expect(await balancesFor(id, tom)).toEqual({ Mia: 2400, Tom: -4800, Zoe: 2400 });
  const spent = { ...more, version: version + 1, refund: false };
  expect((await changeExpense(id, expense.id, spent, tom)).body.expense).toMatchObject({ refund: false });
  expect(await balancesFor(id, tom)).toEqual({ Mia: -7200, Tom: 14_400, Zoe: -7200 });
  expect((await addExpense(id, firewood(households.tom, { refund: 'yes' }), tom)).status).toBe(400);
});

test('over ten equal costs, one of them changed to and fro, no household bears more than a cent more than another', async () => {
  const { tom, id, households } = await sharingCosts();
  const shares = Object.values(households)
    .slice(0, 3)
    .map((household_id) => ({ household_id, weight: 1 }));
  const each = firewood(households.tom, { cents: 1000, shares });
  const { expense } = (await addExpense(id, each, tom)).body;
  for (let count = 1; count < 10; count++) await addExpense(id, each, tom);
  await changeExpense(id, expense.id, { ...each, cents: 1001, version: 1 }, tom);
  await changeExpense(id, expense.id, { ...each, version: 2 }, tom);
  const { balances } = (await readCosts(id, tom)).body;
  expect(balances.map(({ share }) => share).sort()).toEqual([3333, 3333, 3334]);
  expect(balances.reduce((sum, { rounding }) => sum + rounding, 0)).toBeCloseTo(0, 5);
});
