import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import {
  deleteBooking,
  placeOn,
  placesOn,
  postBooking,
  putBooking,
  readBookings,
} from '@/tests/factories/bookings';
import { addExpense, firewood } from '@/tests/factories/costs';
import { inDays, invitationOf, party } from '@/tests/factories/trips';

/** Creates Mia's trip with Tom's booking of two pitches. */
async function booked() {
  const all = await party();
  const { id } = all.trip;
  const { id: toms } = await invitationOf(all.trip, all.tom.email);
  const pitches = [{ name: 'River 4', max_people: 6 }, { name: 'River 5' }];
  const { booking } = (await postBooking(id, { household_id: toms, cents: 43200, pitches }, all.tom)).body;
  return { ...all, id, toms, booking };
}

test('omitted fields stay, and null clears a field', async () => {
  const { tom, id, booking } = await booked();
  const changed = { ...booking, status: 'asked', version: 2, deposit_cents: 100 };
  const { body } = await putBooking(id, booking, { status: 'asked', deposit_cents: 100 }, tom);
  expect(body.booking).toEqual(changed);
  expect(
    (await putBooking(id, body.booking, { cents: null, deposit_cents: null }, tom)).body.booking,
  ).toEqual({
    ...{ ...changed, cents: null, deposit_cents: null, version: 3 },
  });
});

test('a change based on an outdated version is refused and changes nothing', async () => {
  const { mia, tom, id, booking } = await booked();
  await putBooking(id, booking, { status: 'asked' }, mia);
  const { status, body } = await putBooking(id, booking, { reference: 'PF-2781' }, tom);
  expect([status, body.error]).toEqual([
    409,
    'This booking was changed in the meantime. Please look at it again.',
  ]);
  expect((await readBookings(id, mia)).body.bookings).toMatchObject([{ status: 'asked', reference: null }]);
  expect((await putBooking(id, { id: booking.id, version: '1' as never }, {}, mia)).body.fields).toEqual({
    version: 'Please send the version that you changed.',
  });
});

test('of two changes at once, one is refused', async () => {
  const { mia, tom, id, booking } = await booked();
  const both = await Promise.all([
    putBooking(id, booking, { status: 'asked' }, mia),
    putBooking(id, booking, { status: 'booked' }, tom),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a status has the day on which it was set', async () => {
  const { tom, id, booking } = await booked();
  await db.booking.update({ where: { id: booking.id }, data: { statusOn: new Date('2026-01-05') } });
  const same = await putBooking(id, booking, { status: 'to book', people: 4 }, tom);
  expect(same.body.booking.status_on).toBe('2026-01-05');
  expect((await putBooking(id, same.body.booking, { status: 'booked' }, tom)).body.booking.status_on).toBe(
    inDays(0),
  );
});

test('the deposit is compared with the saved price', async () => {
  const { tom, id, booking } = await booked();
  expect((await putBooking(id, booking, { deposit_cents: 43201 }, tom)).body.fields).toEqual({
    deposit_cents: 'The deposit can’t be more than the price.',
  });
});

test('pitches that are sent with their ids keep their households; the others are deleted', async () => {
  const { tom, id, booking, toms } = await booked();
  await placeOn(id, booking, ['River 4', toms], tom);
  const [four] = booking.pitches;
  const pitches = [{ name: 'River 6' }, { id: four?.id, name: 'River 4a', max_cars: 1 }];
  const { body } = await putBooking(id, booking, { pitches }, tom);
  expect(body.booking.pitches).toEqual([
    { id: expect.any(String), name: 'River 6', max_people: null, max_cars: null, households: [] },
    { id: four?.id, name: 'River 4a', max_people: null, max_cars: 1, households: [toms] },
  ]);
  expect((await putBooking(id, body.booking, { pitches: [] }, tom)).body.booking.pitches).toEqual([]);
  expect(await db.pitchHousehold.count({ where: { tripId: id } })).toBe(0);
});

test('a pitch of another booking is refused, and so is a pitch that is named twice', async () => {
  const { mia, tom, id, booking, toms } = await booked();
  const other = (await postBooking(id, { pitches: [{ name: 'River 9' }] }, mia)).body.booking;
  await placeOn(id, other, ['River 9', toms], tom);
  const taken = { id: other.pitches[0]?.id, name: 'River 9' };
  const { status, body } = await putBooking(id, booking, { pitches: [{ name: 'River 1' }, taken] }, tom);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['pitches.1.id']]);
  const own = { id: booking.pitches[0]?.id, name: 'River 4' };
  const twice = await putBooking(id, booking, { pitches: [own, { ...own, name: 'River 7' }] }, tom);
  expect(Object.keys(twice.body.fields ?? {})).toEqual(['pitches.1.id']);
  const added = (await postBooking(id, { pitches: [taken] }, mia)).body.booking;
  expect(added.pitches[0]?.id).not.toBe(taken.id);
  const all = (await readBookings(id, mia)).body.bookings;
  expect(all.map(placesOn)).toEqual([
    { 'River 4': [], 'River 5': [] },
    { 'River 9': [toms] },
    { 'River 9': [] },
  ]);
});

test('the household that books, the one that added it and organisers change it, even once they aren’t going', async () => {
  const { mia, tom, zoe, id, booking, toms } = await booked();
  const mias = (await postBooking(id, { household_id: id, reference: 'M' }, mia)).body.booking;
  expect((await putBooking(id, mias, { status: 'asked' }, tom)).status).toBe(403);
  expect((await deleteBooking(id, mias.id, tom)).status).toBe(403);
  expect((await putBooking(id, mias, { status: 'asked' }, zoe)).status).toBe(403);
  const handed = (await putBooking(id, mias, { household_id: toms }, mia)).body.booking;
  expect((await putBooking(id, handed, { status: 'asked' }, tom)).status).toBe(200);
  const back = (await putBooking(id, booking, { household_id: id, reference: 'PF' }, tom)).body.booking;
  await answerTrip(tom.viewer, id, false);
  const read = (await readBookings(id, tom)).body.bookings;
  expect(read.map(({ reference, may_change }) => [reference, may_change])).toEqual([
    ['PF', true],
    ['M', true],
  ]);
  expect((await putBooking(id, back, { status: 'not needed' }, tom)).body.booking.reference).toBe('PF');
});

test('a household that books stays when it isn’t going any more, but can’t be set anew', async () => {
  const { mia, tom, id, booking, toms } = await booked();
  await answerTrip(tom.viewer, id, false);
  const { body } = await putBooking(id, booking, { status: 'asked', household_id: toms }, mia);
  expect(body.booking.household_id).toBe(toms);
  const nobodys = (await putBooking(id, body.booking, { household_id: null }, mia)).body.booking;
  expect((await putBooking(id, nobodys, { household_id: toms }, mia)).status).toBe(400);
});

test('deleting a booking deletes its pitches and keeps the costs', async () => {
  const { tom, id, booking, toms } = await booked();
  await placeOn(id, booking, ['River 4', toms], tom);
  const { expense } = (await addExpense(id, firewood(toms), tom)).body;
  await db.booking.update({ where: { id: booking.id }, data: { expenseId: expense.id } });
  expect((await deleteBooking(id, booking.id, tom)).body).toEqual({ id: booking.id });
  expect((await readBookings(id, tom)).body.bookings).toEqual([]);
  expect(await db.expense.count({ where: { tripId: id } })).toBe(1);
  expect((await deleteBooking(id, booking.id, tom)).status).toBe(404);
});

test('another trip’s booking does not exist', async () => {
  const [one, other] = [await booked(), await booked()];
  expect((await putBooking(one.id, other.booking, { status: 'asked' }, one.mia)).status).toBe(404);
  expect((await deleteBooking(one.id, other.booking.id, one.mia)).status).toBe(404);
});
