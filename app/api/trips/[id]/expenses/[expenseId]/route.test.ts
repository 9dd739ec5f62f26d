import { randomUUID } from 'node:crypto';
import { saveAttendance } from '@/lib/trips/attendance/choose';
import { callOffTrip } from '@/lib/trips/call-off';
import {
  addExpense,
  changeExpense,
  deleteExpense,
  firewood,
  readCosts,
  readExpense,
  sharesOf,
  sharingCosts,
} from '@/tests/factories/costs';
import { bring, childOf } from '@/tests/factories/seats';
import { appoint, inDays, moveTo } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';

/** Creates a trip with firewood that Zoe paid for. Tom has added the expense. */
async function withFirewood(changes: object = {}) {
  const story = await sharingCosts();
  const { expense } = (await addExpense(story.id, firewood(story.households.zoe, changes), story.tom)).body;
  const edit = { ...firewood(story.households.zoe, changes), version: 1 };
  return { ...story, expense, edit };
}

test('the payer, the author and the organisers change an expense, and nobody else', async () => {
  const { mia, tom, zoe, ann, eve, trip, id, expense, edit } = await withFirewood();
  const change = (version: number, as?: typeof mia) =>
    changeExpense(id, expense.id, { ...edit, cents: 8400 + version, version }, as);
  expect((await change(1)).status).toBe(401);
  expect((await change(1, eve)).status).toBe(404);
  expect((await change(1, ann)).status).toBe(403);
  for (const [at, as] of [zoe, tom, mia].entries()) {
    const { status, body } = await change(at + 1, as);
    expect([status, body.expense.cents, body.expense.version]).toEqual([200, 8401 + at, at + 2]);
  }
  await appoint(trip, ann);
  expect((await change(4, ann)).status).toBe(200);
  expect((await readCosts(id, mia)).body.expenses[0]).toMatchObject({ cents: 8404, version: 5 });

  const own = (await addExpense(id, firewood(id), mia)).body.expense;
  const refused = [await changeExpense(id, own.id, edit, tom), await deleteExpense(id, own.id, tom)];
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
});

test('readers of a trip’s costs read one expense as in the list, with its shares', async () => {
  const { mia, tom, zoe, ann, eve, trip, id, households, expense } = await withFirewood();
  await addExpense(id, firewood(households.tom, { what: 'Ice' }), tom);
  const read = (as?: typeof mia) => readExpense(id, expense.id, as);
  expect((await read()).status).toBe(401);
  expect((await read(eve)).status).toBe(404);
  expect((await read(ann)).status).toBe(403);
  await appoint(trip, ann);
  for (const as of [mia, tom, zoe, ann]) {
    const listed = (await readCosts(id, as)).body.expenses.find((each) => each.id === expense.id);
    const { status, body } = await read(as);
    expect([status, body.expense]).toEqual([200, listed]);
    expect(sharesOf(body.expense)).toEqual(sharesOf(expense));
  }
});

test('an expense of another trip, or an unknown one, does not exist', async () => {
  const { id, mia, edit } = await withFirewood();
  const other = await withFirewood();
  for (const expenseId of [other.expense.id, randomUUID(), 'nonsense']) {
    const refused = [
      await readExpense(id, expenseId, mia),
      await changeExpense(id, expenseId, edit, mia),
      await deleteExpense(id, expenseId, mia),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect((await readCosts(other.id, other.mia)).body.expenses).toHaveLength(1);
});

test('of two changes to one version the later one reads what the earlier changed, and overwrites nothing', async () => {
  const { mia, zoe, tom, id, households, expense, edit } = await withFirewood();
  const day = inDays(15);
  const first = { ...edit, what: 'Six bags of wood', cents: 9400, day, paid_by: households.tom };
  expect((await changeExpense(id, expense.id, first, tom)).status).toBe(200);
  const late = await changeExpense(id, expense.id, { ...edit, cents: 100 }, mia);
  expect(late.status).toBe(409);
  expect(late.body.error).toMatch(
    /^This expense was changed in the meantime: it is called “Six bags of wood” now, its day is .*, the amount is \$94\.00 now and it was paid by Tom\. Please look at it again\.$/,
  );
  expect(late.body.fields).toEqual({
    what: 'This is “Six bags of wood” now.',
    day: expect.stringMatching(/^This is .* now\.$/),
    cents: 'This is $94.00 now.',
    paid_by: 'This is Tom now.',
  });
  expect((await readCosts(id, zoe)).body.expenses).toMatchObject([{ ...first, version: 2 }]);

  // The response doesn't report changes that are older than the version that the reader has seen.
  const shares = [{ household_id: id }];
  await changeExpense(id, expense.id, { ...first, shares, version: 2 }, mia);
  const later = await changeExpense(id, expense.id, { ...first, version: 2 }, mia);
  expect([later.status, Object.keys(later.body.fields ?? {})]).toEqual([409, ['shares']]);
  const unknown = await changeExpense(id, expense.id, { ...first, version: 7 }, mia);
  expect([unknown.status, unknown.body.fields]).toEqual([409, {}]);
});

test('of two changes at the same moment the later one is refused', async () => {
  const { mia, tom, id, expense, edit } = await withFirewood();
  const [first, second] = await meanwhile(
    ['update', 'expenses'],
    () => changeExpense(id, expense.id, { ...edit, cents: 100 }, mia),
    () => changeExpense(id, expense.id, { ...edit, cents: 200 }, tom),
  );
  expect([first.status, second.status, second.body.fields]).toEqual([
    200,
    409,
    { cents: 'This is $1.00 now.' },
  ]);
  expect((await readCosts(id, mia)).body.expenses).toMatchObject([{ cents: 100, version: 2 }]);
});

test('an expense that is deleted while somebody changes it is either changed first or gone', async () => {
  const { mia, tom, id, expense, edit } = await withFirewood();
  const change = (of = expense.id) => changeExpense(id, of, { ...edit, cents: 100 }, mia);
  const [changed, late] = await meanwhile(['update', 'expenses'], change, () =>
    deleteExpense(id, expense.id, tom),
  );
  expect([changed.status, late.status]).toEqual([200, 200]);
  const { id: other } = (await addExpense(id, edit, tom)).body.expense;
  const [deleted, tooLate] = await meanwhile(
    ['delete', 'expenses'],
    () => deleteExpense(id, other, tom),
    () => change(other),
  );
  expect([deleted.status, tooLate.status]).toEqual([200, 404]);
  expect(await readCosts(id, mia).then(({ body }) => [body.expenses, body.total])).toEqual([[], 0]);
});

test('deleting an expense takes its shares from the balances', async () => {
  const { mia, zoe, ann, eve, id, expense } = await withFirewood();
  expect((await deleteExpense(id, expense.id)).status).toBe(401);
  expect((await deleteExpense(id, expense.id, eve)).status).toBe(404);
  expect((await deleteExpense(id, expense.id, ann)).status).toBe(403);
  expect(await deleteExpense(id, expense.id, zoe)).toMatchObject({ status: 200, body: { id: expense.id } });
  const { balances } = (await readCosts(id, mia)).body;
  expect(balances.map(({ cents }) => cents)).toEqual([0, 0, 0]);
  expect((await deleteExpense(id, expense.id, zoe)).status).toBe(404);
});

test('a change is checked like a new expense, and names the version that it is based on', async () => {
  const { mia, id, expense, edit } = await withFirewood();
  for (const [changes, field] of [
    [{ cents: 0 }, 'cents'],
    [{ day: inDays(-1000) }, 'day'],
    [{ version: undefined }, 'version'],
    [{ shares: [{ household_id: id, weight: 0 }] }, 'shares'],
  ] as const) {
    const { status, body } = await changeExpense(id, expense.id, { ...edit, ...changes }, mia);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  }
  expect((await readCosts(id, mia)).body.expenses).toEqual([{ ...expense, may_change: true }]);
});

test('a day that is out of range since the trip has moved may stay', async () => {
  const { mia, trip, id, expense, edit } = await withFirewood();
  await moveTo(trip, 900, 902);
  expect((await changeExpense(id, expense.id, { ...edit, cents: 1 }, mia)).status).toBe(200);
  const moved = await changeExpense(id, expense.id, { ...edit, day: inDays(13), version: 2 }, mia);
  expect([moved.status, moved.body.fields]).toEqual([400, { day: expect.any(String) }]);
});

test('an expense can be changed and deleted even once the trip is over or called off', async () => {
  const { mia, tom, trip, id, expense, edit } = await withFirewood();
  await moveTo(trip, -10, -8);
  expect((await changeExpense(id, expense.id, edit, tom)).status).toBe(200);
  await moveTo(trip, 14, 17);
  await callOffTrip(mia.viewer, id);
  expect((await deleteExpense(id, expense.id, tom)).status).toBe(200);
});

test('shares stay as saved when households change, until the expense is split again', async () => {
  const { mia, tom, zoe, id, households, expense, edit } = await withFirewood();
  const two = [{ household_id: households.tom }, { household_id: households.zoe }];
  await addExpense(id, firewood(id, { what: 'Ice', cents: 1000, shares: two }), mia);
  const own = [{ household_id: households.tom, weight: 1 }];
  await addExpense(id, firewood(id, { what: 'Bait', shares: own }), mia);
  const stale = async () =>
    Object.fromEntries((await readCosts(id, mia)).body.expenses.map((each) => [each.what, each.stale]));
  expect(await stale()).toEqual({ Firewood: false, Ice: false, Bait: false });

  // Zoe comes with two children for two nights, so her weight is 2 × 2 = 4 instead of 3.
  const children = [await childOf(zoe, 'Lee'), await childOf(zoe, 'Jo')];
  const crew_member_ids = [zoe.camperId, ...children];
  await saveAttendance(zoe.viewer, id, { attending: true, crew_member_ids, arrive_on: inDays(15) });
  expect(await stale()).toEqual({ Firewood: true, Ice: true, Bait: false });
  const [before] = (await readCosts(id, tom)).body.expenses.filter(({ what }) => what === 'Firewood');
  expect(before?.shares).toEqual(expense.shares);

  // 8400 cents ÷ 11.5 = 730.43… cents per unit of weight: 2191.30, 3286.96 and 2921.74. Rounded
  // down they sum to 8398.
  const { body } = await changeExpense(id, expense.id, edit, tom);
  expect(sharesOf(body.expense)).toEqual({ [id]: 2191, [households.tom]: 3287, [households.zoe]: 2922 });
  expect(await stale()).toEqual({ Firewood: false, Ice: true, Bait: false });
});

test('an expense for everyone stays one when its shares are sent back unchanged', async () => {
  const { tom, zoe, id, households, expense, edit } = await withFirewood();
  await bring(zoe, id, [await childOf(zoe, 'Lee')]);
  const shares = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
  const { body } = await changeExpense(id, expense.id, { ...edit, what: 'Wood', cents: 10_500, shares }, tom);
  expect(body.expense).toMatchObject({ what: 'Wood', split: 'everyone', stale: true });
  expect(sharesOf(body.expense)).toEqual({ [id]: 3000, [households.tom]: 4500, [households.zoe]: 3000 });
  const other = shares.map((share) => ({ ...share, weight: 1 }));
  const change = { ...edit, shares: other, version: 2 };
  expect((await changeExpense(id, expense.id, change, tom)).body.expense.split).toBe('weighted');
});
