import { answerTrip } from '@/lib/trips/attendance/answer';
import { addExpense, addPayment, deleteExpense, firewood, sharingCosts } from '@/tests/factories/costs';
import type { Person } from '@/tests/factories/people';
import { appoint } from '@/tests/factories/trips';
import { getTripHead } from '../trip-head';
import { findCosts } from './find-costs';

/**
 * Returns two values: whether the person's trip page links to the costs, and whether the person may
 * see them.
 */
async function sightOf({ viewer }: Person, tripId: string) {
  const [page, found] = [await getTripHead({ viewer, tripId }), await findCosts({ viewer, tripId })];
  return [page?.seesCosts, found && found.costs !== null];
}

test('a trip’s page links to its costs exactly for people who may see them', async () => {
  const { mia, tom, zoe, ann, eve, trip, id, households } = await sharingCosts();
  for (const who of [mia, tom]) expect(await sightOf(who, id)).toEqual([true, true]);
  expect(await sightOf(ann, id)).toEqual([false, false]);
  expect(await sightOf(eve, id)).toEqual([undefined, null]);

  const shares = [{ household_id: households.tom }];
  const add = async (of: object, as: Person) =>
    (await addExpense(id, firewood(id, { shares, ...of }), as)).body.expense.id;
  const parts = [
    await add({ paid_by: households.zoe }, mia),
    await add({ shares: [{ household_id: households.zoe }] }, mia),
    await add({}, zoe),
  ];
  await addPayment(id, { from: households.zoe, to: households.tom, cents: 5 }, mia);
  await answerTrip(zoe.viewer, id, false);
  // After the last of these expenses is deleted, the payment is Zoe's only part in the costs.
  for (const part of parts) {
    expect(await sightOf(zoe, id)).toEqual([true, true]);
    await deleteExpense(id, part, mia);
  }
  expect(await sightOf(zoe, id)).toEqual([true, true]);
  await appoint(trip, ann);
  expect(await sightOf(ann, id)).toEqual([true, true]);
});

test.each([
  ['paid', (zoe: string) => ({ paid_by: zoe })],
  ['bears a share', (zoe: string) => ({ shares: [{ household_id: zoe }] })],
  ['added one', () => ({})],
])('the page also links to the costs for a person who %s and is no longer going', async (what, of) => {
  const { mia, tom, zoe, id, households } = await sharingCosts();
  await answerTrip(tom.viewer, id, false);
  const shares = [{ household_id: id }];
  await addExpense(id, firewood(id, { shares, ...of(households.zoe) }), what === 'added one' ? zoe : mia);
  await answerTrip(zoe.viewer, id, false);
  expect(await sightOf(zoe, id)).toEqual([true, true]);
  expect(await sightOf(tom, id)).toEqual([false, false]);
});
