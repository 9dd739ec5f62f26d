import { db } from '@/lib/server/db/client';
import { MOST_BOOKINGS } from '@/lib/trips/bookings/change-bookings';
import { callOffTrip } from '@/lib/trips/call-off';
import { countQueries } from '@/tests/count-queries';
import { postBooking, putBooking, readBookings } from '@/tests/factories/bookings';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

const told = {
  ...{ status: 'booked', reference: 'PF-2781', check_in: '13:00', check_out: '11:00', cents: 43200 },
  ...{ deposit_cents: 12000, deposit_paid: true, people: 10, cars: 3, notes: 'The gate code is 1234.' },
};

test('a member who is going adds a booking; readers who aren’t going don’t see its money, reference and notes', async () => {
  const { mia, tom, ann, zoe, trip } = await party();
  const { id: household_id } = await invitationOf(trip, tom.email);
  const dates = { pay_by: inDays(7), cancel_until: inDays(8) };
  const pitches = [
    { name: ' River 4 ', max_people: 6, max_cars: 2 },
    { name: 'River 5', max_cars: 0 },
  ];
  const { status, body } = await postBooking(trip.id, { ...told, ...dates, household_id, pitches }, tom);
  const whole = {
    ...{ ...told, ...dates, household_id, id: expect.any(String), version: 1, by: household_id },
    ...{ status_on: inDays(0), expense_id: null, expense_cents: null },
    pitches: [
      { id: expect.any(String), name: 'River 4', max_people: 6, max_cars: 2, households: [] },
      { id: expect.any(String), name: 'River 5', max_people: null, max_cars: 0, households: [] },
    ],
    may_change: true,
  };
  expect([status, body.booking]).toEqual([201, whole]);
  const readBy = async (reader: typeof mia) => (await readBookings(trip.id, reader)).body.bookings;
  for (const reader of [mia, tom]) expect(await readBy(reader)).toEqual([whole]);
  const hidden = { reference: null, cents: null, deposit_cents: null, deposit_paid: null, notes: null };
  for (const reader of [ann, zoe])
    expect(await readBy(reader)).toEqual([{ ...whole, ...hidden, may_change: false }]);
  expect((await postBooking(trip.id, {}, ann)).status).toBe(403);
});

test('a booking needs only a status', async () => {
  const { mia, trip } = await party();
  const { body } = await postBooking(trip.id, {}, mia);
  expect(body.booking).toMatchObject({
    ...{
      status: 'to book',
      household_id: null,
      reference: null,
      check_in: null,
      check_out: null,
      cents: null,
    },
    ...{
      deposit_cents: null,
      deposit_paid: false,
      pay_by: null,
      cancel_until: null,
      people: null,
      cars: null,
    },
    ...{ notes: null, expense_id: null, pitches: [] },
  });
  const empty = {
    check_in: '',
    pay_by: '',
    reference: '',
    household_id: null,
    deposit_paid: null,
    pitches: null,
  };
  expect((await postBooking(trip.id, empty, mia)).status).toBe(201);
});

test.each([
  ['status', { status: 'paid' }],
  ['status', { status: undefined }],
  ['check_in', { check_in: '25:00' }],
  ['check_out', { check_out: '1 pm' }],
  ['cents', { cents: 0 }],
  ['cents', { cents: 10_000_001 }],
  ['cents', { cents: 1.5 }],
  ['deposit_cents', { cents: 100, deposit_cents: 101 }],
  ['deposit_paid', { deposit_paid: 'yes' }],
  ['pay_by', { pay_by: '2027-02-30' }],
  ['pay_by', { pay_by: inDays(15) }],
  ['cancel_until', { cancel_until: 'Friday' }],
  ['people', { people: 0 }],
  ['cars', { cars: -1 }],
  ['reference', { reference: 'x'.repeat(81) }],
  ['notes', { notes: 'x'.repeat(501) }],
  ['household_id', { household_id: 'Mia' }],
  ['pitches.0.name', { pitches: [{ name: ' ' }] }],
  ['pitches.0.max_people', { pitches: [{ name: 'River 4', max_people: 0 }] }],
  ['pitches.1.name', { pitches: [{ name: 'River 4' }, { name: 'river 4' }] }],
  ['pitches', { pitches: Array.from({ length: 61 }, (_, at) => ({ name: `River ${at}` })) }],
])('a wrong %s is refused at its field: %j', async (field, sent) => {
  const { mia, trip } = await party();
  const { status, body } = await postBooking(trip.id, sent, mia);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await db.booking.count({ where: { tripId: trip.id } })).toBe(0);
});

test('the payment is due at the latest on the trip’s first day', async () => {
  const { mia, trip } = await party();
  expect((await postBooking(trip.id, { pay_by: inDays(14) }, mia)).status).toBe(201);
});

test('on a trip of one day the check-out is after the check-in', async () => {
  const { mia, trip } = await party({ end_date: inDays(14) });
  const { status, body } = await postBooking(trip.id, { check_in: '14:00', check_out: '10:00' }, mia);
  expect([status, body.fields]).toEqual([400, { check_out: 'Please check out later than you check in.' }]);
  expect((await postBooking(trip.id, { check_in: '09:00', check_out: '17:00' }, mia)).status).toBe(201);
});

test('the household that books must be going', async () => {
  const { mia, ann, trip } = await party();
  const { id: household_id } = await invitationOf(trip, ann.email);
  expect((await postBooking(trip.id, { household_id }, mia)).body).toEqual({
    error: 'They aren’t going on this trip.',
    fields: { household_id: 'They aren’t going on this trip.' },
  });
  const { trip: other } = await party();
  expect((await postBooking(trip.id, { household_id: other.id }, mia)).status).toBe(404);
});

test('bookings can be changed even once a trip is called off or over', async () => {
  const { mia, tom, trip } = await party();
  const { booking } = (await postBooking(trip.id, { status: 'booked' }, tom)).body;
  await callOffTrip(mia.viewer, trip.id);
  expect((await putBooking(trip.id, booking, { status: 'not needed' }, tom)).status).toBe(200);
  const { id } = await plan(mia);
  await moveTo({ id }, -5, -3);
  expect((await postBooking(id, { notes: 'They still owe us the deposit.' }, mia)).status).toBe(201);
});

test('when dates move bookings stay, and a date that is now too late may stay', async () => {
  const { mia, trip } = await party();
  const { booking } = (await postBooking(trip.id, { pay_by: inDays(10) }, mia)).body;
  await moveTo(trip, 5, 8);
  expect((await putBooking(trip.id, booking, { status: 'asked' }, mia)).body.booking.pay_by).toBe(inDays(10));
});

test('a household that leaves no longer books; what it has added stays', async () => {
  const { mia, tom, trip } = await party();
  const { id: household_id } = await invitationOf(trip, tom.email);
  await postBooking(trip.id, { household_id, pay_by: inDays(3) }, tom);
  await takeOff(trip, tom.email);
  expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([{ household_id: null, by: null }]);
});

test('a trip has a limited number of bookings', async () => {
  const { mia, trip } = await party();
  const row = { tripId: trip.id, addedBy: trip.id, status: 'to book', statusOn: new Date() };
  await db.booking.createMany({ data: Array.from({ length: MOST_BOOKINGS }, () => row) });
  expect((await postBooking(trip.id, {}, mia)).status).toBe(409);
});

test('the list costs one query besides the session’s, whatever its length', async () => {
  const { mia, trip } = await party();
  const queries = async () => (await countQueries(() => readBookings(trip.id, mia))).queries.length;
  const before = await queries();
  for (const name of ['River 4', 'River 5']) await postBooking(trip.id, { pitches: [{ name }] }, mia);
  expect(before).toBe(2);
  expect(await queries()).toBe(before);
});

test('a booking is added and changed with the households of its pitches', async () => {
  const { mia, tom, trip } = await party();
  const toms = (await invitationOf(trip, tom.email)).id;
  const pitches = [
    { name: 'River 4', households: [trip.id] },
    { name: 'River 5', households: [toms] },
  ];
  const { status, body } = await postBooking(trip.id, { pitches }, mia);
  const placed = ({ pitches: all }: typeof body.booking) =>
    Object.fromEntries(all.map(({ name, households }) => [name, households]));
  expect([status, placed(body.booking)]).toEqual([201, { 'River 4': [trip.id], 'River 5': [toms] }]);
  const [four, five] = body.booking.pitches;
  const moved = [
    { id: four?.id, name: 'River 4', households: [toms] },
    { id: five?.id, name: 'River 5' },
  ];
  const changed = (await putBooking(trip.id, body.booking, { pitches: moved }, mia)).body.booking;
  expect(placed(changed)).toEqual({ 'River 4': [toms], 'River 5': [] });
  const kept = moved.map(({ households: _, ...pitch }) => pitch);
  const same = (await putBooking(trip.id, changed, { pitches: kept }, mia)).body.booking;
  expect(placed(same)).toEqual({ 'River 4': [toms], 'River 5': [] });
  const emptied = [{ id: four?.id, name: 'River 4', households: [] }];
  const none = (await putBooking(trip.id, same, { pitches: emptied }, mia)).body.booking;
  expect(placed(none)).toEqual({ 'River 4': [] });
});

test('a pitch takes only households that are going, each once, and others only from who assigns pitches', async () => {
  const { mia, tom, ann, trip } = await party();
  const other = await party();
  const [toms, anns] = [(await invitationOf(trip, tom.email)).id, (await invitationOf(trip, ann.email)).id];
  const on = (...households: string[][]) => ({
    pitches: households.map((each, at) => ({ name: `River ${at}`, households: each })),
  });
  const statusOf = async (body: object, as = mia) => (await postBooking(trip.id, body, as)).status;
  expect(await statusOf(on([other.trip.id]))).toBe(404);
  expect(await statusOf(on([anns]))).toBe(400);
  expect(await statusOf(on([toms], [toms]))).toBe(400);
  expect(await statusOf(on([toms, toms]))).toBe(400);
  expect(await statusOf(on(['no-id']))).toBe(400);
  expect(await statusOf(on([trip.id]), tom)).toBe(403);
  expect(await statusOf(on([toms]), tom)).toBe(201);
  expect(await statusOf({ ...on([trip.id]), household_id: toms }, tom)).toBe(201);
  expect((await readBookings(trip.id, mia)).body.bookings).toHaveLength(2);
});
