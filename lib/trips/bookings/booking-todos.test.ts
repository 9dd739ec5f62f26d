import { db } from '@/lib/server/db/client';
import { deleteBooking, postBooking, putBooking } from '@/tests/factories/bookings';
import type { Person } from '@/tests/factories/people';
import { deleteTodo, patchTodo, readTodos } from '@/tests/factories/todos';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, party } from '@/tests/factories/trips';

const paying = 'Pay for the booking at Bendeela Recreation Area';
const cancelling = 'Cancel the booking at Bendeela Recreation Area, or keep it';
const dates = { pay_by: inDays(5), cancel_until: inDays(9) };

/** Returns Mia's trip with a booking that Tom's household books. */
async function dated(more: object = {}) {
  const all = await party();
  const { id } = all.trip;
  const { id: toms } = await invitationOf(all.trip, all.tom.email);
  const { booking } = (await postBooking(id, { ...dates, household_id: toms, ...more }, all.mia)).body;
  const bellsOf = async ({ viewer: { profileId } }: Person) =>
    (await db.notification.findMany({ where: { profileId, kind: 'todos' }, orderBy: { text: 'asc' } })).map(
      ({ text }) => text,
    );
  const todos = async () => (await readTodos(id, all.mia)).body.todos;
  const open = async () =>
    (await todos()).map(({ text, due_on, household_id }) => [text, due_on, household_id]);
  return { ...all, id, toms, booking, bellsOf, todos, open };
}

test('a booking’s deadlines are to-dos of the household that books, which is told of each once', async () => {
  const { mia, tom, id, toms, booking, todos, bellsOf } = await dated();
  const todo = { household_id: toms, done: false, done_by: null, by: id, from: 'booking' };
  const known = { id: expect.any(String), ...todo };
  expect(await todos()).toEqual([
    { ...known, text: paying, due_on: dates.pay_by },
    { ...known, text: cancelling, due_on: dates.cancel_until },
  ]);
  expect(await bellsOf(tom)).toHaveLength(2);
  expect((await bellsOf(tom))[1]).toMatch(`Mia asks you: ${paying}, by `);
  await putBooking(id, booking, { pay_by: inDays(6) }, mia);
  expect(await bellsOf(tom)).toHaveLength(2);
  expect(await bellsOf(mia)).toEqual([]);
});

test('the to-dos follow the booking’s dates and household, and belong to nobody when no household books', async () => {
  const { mia, id, toms, booking, open } = await dated();
  const moved = (await putBooking(id, booking, { pay_by: inDays(3), household_id: id }, mia)).body.booking;
  expect(await open()).toEqual([
    [paying, inDays(3), id],
    [cancelling, dates.cancel_until, id],
  ]);
  const nobodys = (await putBooking(id, moved, { household_id: null, pay_by: null }, mia)).body.booking;
  expect(await open()).toEqual([[cancelling, dates.cancel_until, null]]);
  await putBooking(id, nobodys, { pay_by: inDays(4), household_id: toms }, mia);
  expect(await open()).toEqual([
    [paying, inDays(4), toms],
    [cancelling, dates.cancel_until, toms],
  ]);
});

test('a booking that isn’t needed or is deleted leaves no to-dos', async () => {
  const { mia, tom, id, booking, todos, bellsOf } = await dated();
  const unneeded = (await putBooking(id, booking, { status: 'not needed' }, mia)).body.booking;
  expect([await todos(), await bellsOf(tom)]).toEqual([[], []]);
  await putBooking(id, unneeded, { status: 'asked' }, mia);
  expect(await todos()).toHaveLength(2);
  await deleteBooking(id, booking.id, mia);
  expect([await todos(), await bellsOf(tom)]).toEqual([[], []]);
});

test('a to-do that was ticked or deleted comes back only for a new date', async () => {
  const { mia, tom, id, booking, todos } = await dated();
  const [pay, cancel] = await todos();
  await patchTodo(id, pay?.id ?? '', { done: true }, tom);
  await deleteTodo(id, cancel?.id ?? '', mia);
  const asked = (await putBooking(id, booking, { status: 'asked', notes: 'Ask for River 4.' }, mia)).body
    .booking;
  expect(await todos()).toMatchObject([{ text: paying, done: true }]);
  await putBooking(id, asked, { cancel_until: inDays(10), pay_by: inDays(6) }, mia);
  const both = await todos();
  expect(both.toSorted((one, other) => one.text.localeCompare(other.text))).toMatchObject([
    { text: cancelling, due_on: inDays(10), done: false },
    { text: paying, due_on: inDays(6), done: false },
  ]);
});

test('a person whose booking gets a deadline later is told of the deadline then', async () => {
  const { mia, tom, id, booking, bellsOf } = await dated({ pay_by: null, cancel_until: null });
  expect(await bellsOf(tom)).toEqual([]);
  await putBooking(id, booking, { pay_by: inDays(5) }, mia);
  expect(await bellsOf(tom)).toEqual([expect.stringContaining(paying)]);
});

test('after the household that books has left, the to-dos come first and belong to nobody', async () => {
  const { tom, trip, open } = await dated();
  await takeOff(trip, tom.email);
  expect(await open()).toEqual([
    [paying, dates.pay_by, null],
    [cancelling, dates.cancel_until, null],
  ]);
});
