import { deleteAccount } from '@/lib/own-data/delete-account';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import {
  addExpense,
  addPayment,
  balancesFor,
  changeExpense,
  deleteExpense,
  firewood,
  readCosts,
  sharingCosts,
} from '@/tests/factories/costs';

/** Creates a trip for which Tom has paid 84 dollars of firewood. Mia and Zoe each owe him 24. */
async function tomPaid() {
  const story = await sharingCosts();
  const { expense } = (await addExpense(story.id, firewood(story.households.tom), story.tom)).body;
  return { ...story, expense, edit: { ...firewood(story.households.tom), version: 1 } };
}

test('a household with a part in the costs can still see and settle them after a no', async () => {
  const { tom, zoe, id, households } = await tomPaid();
  await answerTrip(zoe.viewer, id, false);
  const { status, body } = await readCosts(id, zoe);
  expect([status, body.may_add, body.going.map(({ name }) => name)]).toEqual([200, false, ['Mia', 'Tom']]);
  expect(body.balances.map(({ name, going, own }) => [name, going, own])).toEqual([
    ['Mia', true, false],
    ['Tom', true, false],
    ['Zoe', false, true],
  ]);
  expect((await addExpense(id, firewood(households.zoe), zoe)).status).toBe(403);
  const pay = { from: households.zoe, to: households.tom, cents: 2400 };
  expect((await addPayment(id, pay, zoe)).status).toBe(201);
  expect(await balancesFor(id, tom)).toEqual({ Mia: -2400, Tom: 2400, Zoe: 0 });
});

test('a household without a part in the costs can’t see them after a no', async () => {
  const { tom, zoe, id, households } = await sharingCosts();
  const shares = [{ household_id: households.tom }];
  const { expense } = (await addExpense(id, firewood(households.tom, { shares }), zoe)).body;
  await answerTrip(zoe.viewer, id, false);
  // Zoe may read the costs as long as the trip has an expense that her household added.
  expect((await readCosts(id, zoe)).status).toBe(200);
  expect((await deleteExpense(id, expense.id, tom)).status).toBe(200);
  expect((await readCosts(id, zoe)).status).toBe(403);
});

test('a household that said no still changes what it paid, and its shares may stay', async () => {
  const { mia, tom, zoe, id, households, expense, edit } = await tomPaid();
  await answerTrip(tom.viewer, id, false);
  const kept = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
  const changed = await changeExpense(id, expense.id, { ...edit, cents: 10_500, shares: kept }, tom);
  expect([changed.status, changed.body.expense.shares.map(({ cents }) => cents).sort()]).toEqual([
    200,
    [3000, 3000, 4500],
  ]);
  // A household that the request names without a weight keeps its earlier weight.
  const chosen = [{ household_id: households.tom }, { household_id: households.zoe }];
  const two = await changeExpense(id, expense.id, { ...edit, shares: chosen, version: 2 }, mia);
  expect(two.body.expense.shares.map(({ weight }) => weight).sort()).toEqual([3, 4.5]);
  // A new split over everyone includes only the households that are going, and so leaves out Tom,
  // who isn't going any more. After that Tom can't be added to the expense again.
  const again = await changeExpense(id, expense.id, { ...edit, version: 3 }, mia);
  expect(again.body.expense.shares.map(({ household_id }) => household_id).sort()).toEqual(
    [id, households.zoe].sort(),
  );
  for (const refused of [
    await changeExpense(id, expense.id, { ...edit, shares: chosen, version: 4 }, mia),
    await addExpense(id, firewood(id, { shares: chosen }), zoe),
  ]) {
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['shares']]);
  }
});

test('a household that was removed keeps its name while its balance is open, one whose account was deleted doesn’t', async () => {
  const { mia, tom, zoe, id, households } = await tomPaid();
  await removeInvitee(mia.viewer, id, households.zoe);
  expect(await balancesFor(id, mia)).toEqual({ Mia: -2400, Tom: 4800, 'Zoe, left': -2400 });
  expect((await readCosts(id, zoe)).status).toBe(404);
  await deleteAccount(tom.viewer, undefined);
  const { body } = await readCosts(id, mia);
  const left = { rounding: 0, own: false, going: false };
  expect(body.balances).toEqual([
    expect.objectContaining({ name: 'Mia', cents: -2400 }),
    {
      ...left,
      household_id: households.tom,
      name: 'Somebody who deleted their account',
      cents: 4800,
      paid: 8400,
      share: 3600,
    },
    {
      ...left,
      household_id: households.zoe,
      name: 'Zoe, left',
      cents: -2400,
      paid: 0,
      share: 2400,
    },
  ]);
  expect(body.expenses).toMatchObject([{ paid_by: households.tom, cents: 8400 }]);
  for (const { from, to, cents } of body.settlement) {
    expect((await addPayment(id, { from, to, cents }, mia)).status).toBe(201);
  }
  expect((await readCosts(id, mia)).body.settlement).toEqual([]);
  // Zoe’s name is gone from the page at once, and at the next purge from the database too.
  expect(Object.keys(await balancesFor(id, mia))).toEqual([
    'Mia',
    'Somebody who deleted their account',
    'Somebody who left',
  ]);
});

test('a payment of a household that left is marked by the other household', async () => {
  const { tom, zoe, id, households } = await tomPaid();
  await leaveTrip({ viewer: zoe.viewer, tripId: id });
  const paid = { from: households.zoe, to: households.tom, cents: 2400 };
  expect((await addPayment(id, paid, tom)).status).toBe(201);
  expect((await balancesFor(id, tom))['Somebody who left']).toBe(0);
});

test('a household that left stays in an expense unchanged, and can’t be added to another', async () => {
  const { mia, zoe, id, households, expense, edit } = await tomPaid();
  await leaveTrip({ viewer: zoe.viewer, tripId: id });
  const kept = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
  const named = await changeExpense(id, expense.id, { ...edit, what: 'Wood', shares: kept }, mia);
  expect([named.status, named.body.expense.shares]).toEqual([200, expense.shares]);
  const refused = await addExpense(id, firewood(households.zoe), mia);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['paid_by']]);
});
