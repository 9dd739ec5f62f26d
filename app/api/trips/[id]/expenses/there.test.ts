import { saveAttendance } from '@/lib/trips/attendance/choose';
import {
  addExpense,
  changeExpense,
  firewood,
  readExpense,
  sharesOf,
  sharingCosts,
} from '@/tests/factories/costs';
import { inDays, moveTo } from '@/tests/factories/trips';

// The trip starts in 14 days and ends in 17 days. Mia and Zoe come alone, Tom comes with a child.
const stay = (who: { camperId: string }, more: object) => ({
  attending: true,
  crew_member_ids: [who.camperId],
  ...more,
});

/**
 * Adds an expense that Mia paid on a day, split over the households that are on the trip on that
 * day.
 */
async function there(day: number) {
  const story = await sharingCosts();
  const { mia, zoe, id, households } = story;
  await saveAttendance(zoe.viewer, id, stay(zoe, { arrive_on: inDays(15) }));
  const body = firewood(households.mia, { day: inDays(day), shares: 'there' });
  const { status, body: answer } = await addExpense(id, body, mia);
  return { ...story, status, answer, expense: answer.expense, body };
}

test('households that sleep or eat there on its day share it, by people without nights', async () => {
  const { expense, households } = await there(14);
  expect([expense.split, expense.stale]).toEqual(['there', false]);
  expect(sharesOf(expense)).toEqual({ [households.mia]: 3360, [households.tom]: 5040 });
  const leaving = await there(17);
  expect(sharesOf(leaving.expense)).toEqual({
    [leaving.households.mia]: 2400,
    [leaving.households.tom]: 3600,
    [leaving.households.zoe]: 2400,
  });
});

test('a day without anybody there can’t be split that way', async () => {
  const { status, answer } = await there(13);
  const words = 'No adult or child is there on that day who could share this.';
  expect([status, answer]).toEqual([400, { error: words, fields: { shares: words } }]);
});

test('when a stay changes, it can be split again over those who are there now', async () => {
  const { mia, zoe, id, expense, body, households } = await there(14);
  await saveAttendance(zoe.viewer, id, stay(zoe, { arrive_on: null }));
  expect((await readExpense(id, expense.id, mia)).body.expense).toMatchObject({
    stale: true,
    shares: expense.shares,
  });
  const again = await changeExpense(id, expense.id, { ...body, version: 1 }, mia);
  expect(again.body.expense).toMatchObject({ split: 'there', stale: false });
  expect(sharesOf(again.body.expense)[households.zoe]).toBe(2400);
  await moveTo({ id }, 20, 23);
  // No household is on the trip on that day any more, so the expense keeps its shares.
  expect((await readExpense(id, expense.id, mia)).body.expense.stale).toBe(false);
});

test('with another day and the same shares, it becomes an expense for chosen households', async () => {
  const { mia, id, expense, body } = await there(14);
  const shares = expense.shares.map(({ household_id, weight }) => ({ household_id, weight }));
  const dearer = await changeExpense(id, expense.id, { ...body, cents: 8401, shares, version: 1 }, mia);
  expect(dearer.body.expense.split).toBe('there');
  const moved = await changeExpense(id, expense.id, { ...body, day: inDays(15), shares, version: 2 }, mia);
  expect(moved.body.expense.split).toBe('weighted');
});
