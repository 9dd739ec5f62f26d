import { db } from '@/lib/server/db/client';
import {
  postBooking,
  postBookingExpense,
  putBooking,
  putBookingExpense,
  readBookings,
} from '@/tests/factories/bookings';
import { deleteExpense, readCosts, sharesOf, sharingCosts } from '@/tests/factories/costs';
import { inDays } from '@/tests/factories/trips';

const price = { status: 'booked', cents: 43200 };

test('the price becomes one expense, paid by the household that books and shared by everybody', async () => {
  const { mia, tom, zoe, id, households } = await sharingCosts();
  const { booking } = (await postBooking(id, { ...price, household_id: households.tom }, mia)).body;
  const { status, body } = await postBookingExpense(id, booking.id, tom);
  expect([status, body.expense]).toMatchObject([
    201,
    { what: 'Campsite booking', day: inDays(0), cents: 43200, paid_by: households.tom, split: 'everyone' },
  ]);
  expect(Object.keys(sharesOf(body.expense)).sort()).toEqual(
    [households.mia, households.tom, households.zoe].sort(),
  );
  expect((await readBookings(id, zoe)).body.bookings[0]?.expense_id).toBe(body.expense.id);
  expect((await postBookingExpense(id, booking.id, mia)).status).toBe(409);
  expect((await readCosts(id, mia)).body.expenses).toHaveLength(1);
});

test('of two people who add it at once, one succeeds', async () => {
  const { mia, id } = await sharingCosts();
  const { booking } = (await postBooking(id, { ...price, household_id: id }, mia)).body;
  const both = await Promise.all([mia, mia].map((each) => postBookingExpense(id, booking.id, each)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await db.expense.count({ where: { tripId: id } })).toBe(1);
});

test('once the expense is deleted, it can be added again', async () => {
  const { mia, id } = await sharingCosts();
  const { booking } = (await postBooking(id, price, mia)).body;
  const { expense } = (await postBookingExpense(id, booking.id, mia)).body;
  await deleteExpense(id, expense.id, mia);
  expect((await readBookings(id, mia)).body.bookings[0]?.expense_id).toBeNull();
  expect((await postBookingExpense(id, booking.id, mia)).status).toBe(201);
});

test('when nobody books, the household that adds it has paid; without a price there is nothing to add', async () => {
  const { mia, tom, zoe, id, households } = await sharingCosts();
  const { booking } = (await postBooking(id, {}, tom)).body;
  expect((await postBookingExpense(id, booking.id, mia)).body.fields).toEqual({
    cents: 'Please enter what the booking costs first.',
  });
  await putBooking(id, booking, price, tom);
  expect((await postBookingExpense(id, booking.id, zoe)).status).toBe(403);
  // Tom added the booking, but the booking names no household that books, so only an organiser may
  // add its price to the costs.
  expect((await postBookingExpense(id, booking.id, tom)).status).toBe(403);
  expect((await postBookingExpense(id, booking.id, mia)).body.expense.paid_by).toBe(households.mia);
});

test('the expense follows a changed price on request, with the same split', async () => {
  const { mia, tom, zoe, id, households } = await sharingCosts();
  const { booking } = (await postBooking(id, { ...price, household_id: households.tom }, mia)).body;
  expect((await putBookingExpense(id, booking.id, tom)).body.error).toBe(
    'This booking isn’t in the costs yet.',
  );
  const { expense } = (await postBookingExpense(id, booking.id, tom)).body;
  await db.expenseShare.deleteMany({ where: { expenseId: expense.id, householdId: households.zoe } });
  await db.expense.update({ where: { id: expense.id }, data: { split: 'weighted' } });
  const changed = (await putBooking(id, booking, { cents: 50000 }, tom)).body.booking;
  expect([changed.cents, changed.expense_cents]).toEqual([50000, 43200]);
  expect((await putBookingExpense(id, booking.id, zoe)).status).toBe(403);
  const { status, body } = await putBookingExpense(id, booking.id, tom);
  expect([status, body.expense]).toMatchObject([200, { cents: 50000, split: 'weighted', version: 2 }]);
  const shares = sharesOf(body.expense);
  expect(Object.keys(shares).sort()).toEqual([households.mia, households.tom].sort());
  expect(Object.values(shares).reduce((sum, cents) => sum + cents, 0)).toBe(50000);
  expect((await readBookings(id, mia)).body.bookings[0]?.expense_cents).toBe(50000);
  await putBooking(id, changed, { cents: null }, tom);
  expect((await putBookingExpense(id, booking.id, tom)).status).toBe(400);
});

test('long before the trip, the expense has the first day that is allowed', async () => {
  const { mia, id } = await sharingCosts();
  const { booking } = (await postBooking(id, price, mia)).body;
  const [startDate, endDate] = [new Date('2099-01-02'), new Date('2099-01-04')];
  await db.trip.update({ where: { id }, data: { startDate, endDate } });
  expect((await postBookingExpense(id, booking.id, mia)).body.expense.day).toBe('2097-01-02');
});
