import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { addExpense, firewood, readCosts, setPayTo, sharingCosts } from '@/tests/factories/costs';
import type { Person } from '@/tests/factories/people';
import { appoint } from '@/tests/factories/trips';

const payId = 'PayID 0412 345 678';

/** Creates a trip for which Zoe has paid everything and has said how she wants to be paid. */
async function owingZoe() {
  const all = await sharingCosts();
  await addExpense(all.id, firewood(all.households.zoe), all.zoe);
  const saved = await setPayTo(all.id, { text: ` ${payId} ` }, all.zoe);
  return { ...all, saved };
}

/**
 * For each settlement line that this person sees, returns how the creditor wants to be paid, keyed
 * by the name of the paying household.
 */
async function readBy(who: Person, { id, households }: Awaited<ReturnType<typeof sharingCosts>>) {
  const names = new Map(Object.entries(households).map(([name, household]) => [household, name]));
  const { settlement } = (await readCosts(id, who)).body;
  return Object.fromEntries(settlement.map(({ from, pay_to }) => [names.get(from), pay_to]));
}

test('a household that may not see the costs can’t say how it wants to be paid', async () => {
  const { ann, eve, id } = await sharingCosts();
  expect((await setPayTo(id, { text: payId })).status).toBe(401);
  expect((await setPayTo(id, { text: payId }, eve)).status).toBe(404);
  expect((await setPayTo(id, { text: payId }, ann)).status).toBe(403);
  expect(await db.household.count({ where: { tripId: id, payTo: { not: null } } })).toBe(0);
});

test('only debtors of a household and organisers read how it wants to be paid', async () => {
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
});

test('an empty value deletes the note', async () => {
  const all = await owingZoe();
  expect((await setPayTo(all.id, { text: null }, all.zoe)).body).toEqual({ pay_to: null });
  expect(await readBy(all.mia, all)).toEqual({ mia: null, tom: null });
  expect((await setPayTo(all.id, { text: '' }, all.zoe)).body).toEqual({ pay_to: null });
});

test('a household that is owed money can say so even when it isn’t going or the trip was called off', async () => {
  const all = await owingZoe();
  await answerTrip(all.zoe.viewer, all.id, false);
  expect((await setPayTo(all.id, { text: 'Cash' }, all.zoe)).status).toBe(200);
  await callOffTrip(all.mia.viewer, all.id);
  expect((await setPayTo(all.id, { text: 'Cash, please' }, all.zoe)).status).toBe(200);
  expect(Object.values(await readBy(all.mia, all))).toContain('Cash, please');
});

test.each([
  ['too long', { text: 'x'.repeat(121) }],
  ['no text', { text: 5 }],
  ['left out', {}],
])('a note that is %s is refused at its field', async (_, body) => {
  const { zoe, id } = await sharingCosts();
  const { status, body: answer } = await setPayTo(id, body, zoe);
  expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ['text']]);
});

test('a note of 120 characters is accepted', async () => {
  const { zoe, id } = await sharingCosts();
  expect((await setPayTo(id, { text: 'x'.repeat(120) }, zoe)).status).toBe(200);
});
