import { addDays } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { MOST_BOOKINGS } from '@/lib/trips/bookings/change-bookings';
import { callOffTrip } from '@/lib/trips/call-off';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import {
  deleteBooking,
  placeOn,
  placesOn,
  postBooking,
  postBookingExpense,
  putBooking,
  putBookingExpense,
  readBookings,
  suggestPitchesOf,
} from '@/tests/factories/bookings';
import { addExpense, deleteExpense, firewood, sharesOf, sharingCosts } from '@/tests/factories/costs';
import { answer, asGuest, family, guestTrip } from '@/tests/factories/guests';
import type { Person } from '@/tests/factories/people';
import { bring, carOf, seatIn } from '@/tests/factories/seats';
import { stopsOn } from '@/tests/factories/stops';
import { deleteTodo, patchTodo, readTodos } from '@/tests/factories/todos';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

/** A trip for tests that change only a booking of their own. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

/** Returns the bookings with these ids as a person reads them. */
const readOf = async (id: string, as: Person, ...all: { id: string }[]) =>
  (await readBookings(id, as)).body.bookings.filter((each) => all.some((one) => one.id === each.id));

describe('adding bookings', () => {
  const told = {
    status: 'booked',
    reference: 'PF-2781',
    check_in: '13:00',
    check_out: '11:00',
    cents: 43200,
    deposit_cents: 12000,
    deposit_paid: true,
    people: 10,
    cars: 3,
    notes: 'The gate code is 1234.',
  };

  test('a member who is going adds a booking; readers who aren’t going don’t see its money, reference and notes', async () => {
    const { mia, tom, ann, zoe, trip } = world;
    const { id: household_id } = await invitationOf(trip, tom.email);
    const dates = { pay_by: inDays(7), cancel_until: inDays(8) };
    const pitches = [
      { name: ' River 4 ', max_people: 6, max_cars: 2 },
      { name: 'River 5', max_cars: 0 },
    ];
    const { status, body } = await postBooking(trip.id, { ...told, ...dates, household_id, pitches }, tom);
    const whole = {
      ...told,
      ...dates,
      household_id,
      id: expect.any(String),
      version: 1,
      by: household_id,
      status_on: inDays(0),
      expense_id: null,
      expense_cents: null,
      pitches: [
        { id: expect.any(String), name: 'River 4', max_people: 6, max_cars: 2, households: [] },
        { id: expect.any(String), name: 'River 5', max_people: null, max_cars: 0, households: [] },
      ],
      left_site: null,
      stop_id: trip.id,
      may_change: true,
    };
    expect([status, body.booking]).toEqual([201, whole]);
    const readBy = (reader: Person) => readOf(trip.id, reader, body.booking);
    for (const reader of [mia, tom]) expect(await readBy(reader)).toEqual([whole]);
    const hidden = { reference: null, cents: null, deposit_cents: null, deposit_paid: null, notes: null };
    for (const reader of [ann, zoe])
      expect(await readBy(reader)).toEqual([{ ...whole, ...hidden, may_change: false }]);
  });

  test('a booking needs only a status', async () => {
    const { mia, trip } = world;
    const { body } = await postBooking(trip.id, {}, mia);
    expect(body.booking).toMatchObject({
      status: 'to book',
      household_id: null,
      reference: null,
      check_in: null,
      check_out: null,
      cents: null,
      deposit_cents: null,
      deposit_paid: false,
      pay_by: null,
      cancel_until: null,
      people: null,
      cars: null,
      notes: null,
      expense_id: null,
      pitches: [],
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

  test('on a trip of one day the check-out is after the check-in, and the payment is due by that day', async () => {
    const { mia } = world;
    const trip = await plan(mia, { end_date: inDays(14) });
    const { status, body } = await postBooking(trip.id, { check_in: '14:00', check_out: '10:00' }, mia);
    expect([status, body.fields]).toEqual([400, { check_out: 'Please check out later than you check in.' }]);
    expect((await postBooking(trip.id, { check_in: '09:00', check_out: '17:00' }, mia)).status).toBe(201);
    expect((await postBooking(trip.id, { pay_by: inDays(15) }, mia)).body.fields).toHaveProperty('pay_by');
    expect((await postBooking(trip.id, { pay_by: inDays(14) }, mia)).status).toBe(201);
  });

  test('the household that books must be going', async () => {
    const { mia, ann, trip } = world;
    const { id: household_id } = await invitationOf(trip, ann.email);
    expect((await postBooking(trip.id, { household_id }, mia)).body).toEqual({
      error: 'They aren’t going on this trip.',
      fields: { household_id: 'They aren’t going on this trip.' },
    });
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
    const { mia } = world;
    const trip = await plan(mia);
    const { booking } = (await postBooking(trip.id, { pay_by: inDays(10) }, mia)).body;
    await moveTo(trip, 5, 8);
    expect((await putBooking(trip.id, booking, { status: 'asked' }, mia)).body.booking.pay_by).toBe(
      inDays(10),
    );
  });

  test('a household that leaves no longer books; what it has added stays', async () => {
    const { mia, tom, trip } = await party();
    const { id: household_id } = await invitationOf(trip, tom.email);
    await postBooking(trip.id, { household_id, pay_by: inDays(3) }, tom);
    await takeOff(trip, tom.email);
    expect((await readBookings(trip.id, mia)).body.bookings).toMatchObject([
      { household_id: null, by: null },
    ]);
  });

  test('a trip has a limited number of bookings', async () => {
    const { mia } = world;
    const trip = await plan(mia);
    const row = { tripId: trip.id, addedBy: trip.id, status: 'to book', statusOn: new Date() };
    await db.booking.createMany({ data: Array.from({ length: MOST_BOOKINGS }, () => row) });
    expect((await postBooking(trip.id, {}, mia)).status).toBe(409);
  });

  test('the list costs one query besides the session’s, whatever its length', async () => {
    const { mia } = world;
    const trip = await plan(mia);
    const queries = async () => (await countQueries(() => readBookings(trip.id, mia))).queries.length;
    const before = await queries();
    for (const name of ['River 4', 'River 5']) await postBooking(trip.id, { pitches: [{ name }] }, mia);
    expect(before).toBe(2);
    expect(await queries()).toBe(before);
  });

  test('a booking is added and changed with the households of its pitches', async () => {
    const { mia, tom, trip } = world;
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
    const { mia, tom, ann, trip } = world;
    const [toms, anns] = [(await invitationOf(trip, tom.email)).id, (await invitationOf(trip, ann.email)).id];
    const on = (...households: string[][]) => ({
      pitches: households.map((each, at) => ({ name: `River ${at}`, households: each })),
    });
    const count = async () => (await readBookings(trip.id, mia)).body.bookings.length;
    const before = await count();
    const statusOf = async (body: object, as = mia) => (await postBooking(trip.id, body, as)).status;
    expect(await statusOf(on([anns]))).toBe(400);
    expect(await statusOf(on([toms], [toms]))).toBe(400);
    expect(await statusOf(on([toms, toms]))).toBe(400);
    expect(await statusOf(on(['no-id']))).toBe(400);
    expect(await statusOf(on([trip.id]), tom)).toBe(403);
    expect(await statusOf(on([toms]), tom)).toBe(201);
    expect(await statusOf({ ...on([trip.id]), household_id: toms }, tom)).toBe(201);
    expect(await count()).toBe(before + 2);
  });
});

describe('changing a booking', () => {
  /** Adds Tom's booking of two pitches to a trip. */
  async function booked(all = world) {
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
      ...changed,
      cents: null,
      deposit_cents: null,
      version: 3,
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
    expect(await readOf(id, mia, booking)).toMatchObject([{ status: 'asked', reference: null }]);
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
    const all = await readOf(id, mia, booking, other, added);
    expect(all.map(placesOn)).toEqual([
      { 'River 4': [], 'River 5': [] },
      { 'River 9': [toms] },
      { 'River 9': [] },
    ]);
  });

  test('the household that books, the one that added it and organisers change it, even once they aren’t going', async () => {
    const { mia, tom, id, booking, toms } = await booked(await party());
    const mias = (await postBooking(id, { household_id: id, reference: 'M' }, mia)).body.booking;
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
    const { mia, tom, id, booking, toms } = await booked(await party());
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
    expect(await readOf(id, tom, booking)).toEqual([]);
    expect(await db.expense.count({ where: { id: expense.id } })).toBe(1);
    expect((await deleteBooking(id, booking.id, tom)).status).toBe(404);
  });

  test('another trip’s booking does not exist', async () => {
    const [one, other] = [await booked(), await booked(await party())];
    expect((await putBooking(one.id, other.booking, { status: 'asked' }, one.mia)).status).toBe(404);
    expect((await deleteBooking(one.id, other.booking.id, one.mia)).status).toBe(404);
    expect((await suggestPitchesOf(one.id, other.booking.id, {}, one.mia)).status).toBe(404);
    expect((await postBookingExpense(one.id, other.booking.id, one.mia)).status).toBe(404);
    expect((await putBookingExpense(one.id, other.booking.id, one.mia)).status).toBe(404);
    expect((await placeOn(one.id, one.booking, ['River 4', other.id], one.mia)).status).toBe(404);
  });
});

describe('its expense', () => {
  const price = { status: 'booked', cents: 43200 };
  let costs: Awaited<ReturnType<typeof sharingCosts>>;

  beforeAll(async () => {
    costs = await sharingCosts();
  });

  test('the price becomes one expense, paid by the household that books and shared by everybody', async () => {
    const { mia, tom, zoe, id, households } = costs;
    const { booking } = (await postBooking(id, { ...price, household_id: households.tom }, mia)).body;
    const { status, body } = await postBookingExpense(id, booking.id, tom);
    expect([status, body.expense]).toMatchObject([
      201,
      { what: 'Campsite booking', day: inDays(0), cents: 43200, paid_by: households.tom, split: 'everyone' },
    ]);
    expect(Object.keys(sharesOf(body.expense)).sort()).toEqual(
      [households.mia, households.tom, households.zoe].sort(),
    );
    expect(await readOf(id, zoe, booking)).toMatchObject([{ expense_id: body.expense.id }]);
    expect((await postBookingExpense(id, booking.id, mia)).status).toBe(409);
  });

  test('of two people who add it at once, one succeeds', async () => {
    const { mia, id } = await sharingCosts();
    const { booking } = (await postBooking(id, { ...price, household_id: id }, mia)).body;
    const both = await Promise.all([mia, mia].map((each) => postBookingExpense(id, booking.id, each)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await db.expense.count({ where: { tripId: id } })).toBe(1);
  });

  test('once the expense is deleted, it can be added again', async () => {
    const { mia, id } = costs;
    const { booking } = (await postBooking(id, price, mia)).body;
    const { expense } = (await postBookingExpense(id, booking.id, mia)).body;
    await deleteExpense(id, expense.id, mia);
    expect(await readOf(id, mia, booking)).toMatchObject([{ expense_id: null }]);
    expect((await postBookingExpense(id, booking.id, mia)).status).toBe(201);
  });

  test('when nobody books, the household that adds it has paid; without a price there is nothing to add', async () => {
    const { mia, tom, id, households } = costs;
    const { booking } = (await postBooking(id, {}, tom)).body;
    expect((await postBookingExpense(id, booking.id, mia)).body.fields).toEqual({
      cents: 'Please enter what the booking costs first.',
    });
    await putBooking(id, booking, price, tom);
    // Tom added the booking, but the booking names no household that books, so only an organiser may
    // add its price to the costs.
    expect((await postBookingExpense(id, booking.id, tom)).status).toBe(403);
    expect((await postBookingExpense(id, booking.id, mia)).body.expense.paid_by).toBe(households.mia);
  });

  test('the expense follows a changed price on request, with the same split', async () => {
    const { mia, tom, id, households } = costs;
    const { booking } = (await postBooking(id, { ...price, household_id: households.tom }, mia)).body;
    expect((await putBookingExpense(id, booking.id, tom)).body.error).toBe(
      'This booking isn’t in the costs yet.',
    );
    const { expense } = (await postBookingExpense(id, booking.id, tom)).body;
    await db.expenseShare.deleteMany({ where: { expenseId: expense.id, householdId: households.zoe } });
    await db.expense.update({ where: { id: expense.id }, data: { split: 'weighted' } });
    const changed = (await putBooking(id, booking, { cents: 50000 }, tom)).body.booking;
    expect([changed.cents, changed.expense_cents]).toEqual([50000, 43200]);
    const { status, body } = await putBookingExpense(id, booking.id, tom);
    expect([status, body.expense]).toMatchObject([200, { cents: 50000, split: 'weighted', version: 2 }]);
    const shares = sharesOf(body.expense);
    expect(Object.keys(shares).sort()).toEqual([households.mia, households.tom].sort());
    expect(Object.values(shares).reduce((sum, cents) => sum + cents, 0)).toBe(50000);
    expect(await readOf(id, mia, booking)).toMatchObject([{ expense_cents: 50000 }]);
    await putBooking(id, changed, { cents: null }, tom);
    expect((await putBookingExpense(id, booking.id, tom)).status).toBe(400);
  });

  test('long before the trip, the expense has the first day that is allowed', async () => {
    const { mia } = costs;
    const { id } = await plan(mia);
    const { booking } = (await postBooking(id, price, mia)).body;
    const [startDate, endDate] = [new Date('2099-01-02'), new Date('2099-01-04')];
    await db.trip.update({ where: { id }, data: { startDate, endDate } });
    expect((await postBookingExpense(id, booking.id, mia)).body.expense.day).toBe('2097-01-02');
  });
});

describe('households on pitches', () => {
  async function pitched(all = world) {
    const { id } = all.trip;
    const { id: toms } = await invitationOf(all.trip, all.tom.email);
    const pitches = [{ name: 'River 4', max_people: 1 }, { name: 'River 5' }];
    const { booking } = (await postBooking(id, { pitches }, all.mia)).body;
    return { ...all, id, toms, booking };
  }

  test('a household is put on a pitch, moved to another one of the booking, and taken off', async () => {
    const { tom, id, toms, booking } = await pitched();
    const put = async (name: string, on = true) =>
      placesOn((await placeOn(id, booking, [name, toms, on], tom)).body.booking);
    expect(await put('River 4')).toEqual({ 'River 4': [toms], 'River 5': [] });
    expect(await put('River 4')).toEqual({ 'River 4': [toms], 'River 5': [] });
    expect(await put('River 5')).toEqual({ 'River 4': [], 'River 5': [toms] });
    expect(await put('River 4', false)).toEqual({ 'River 4': [], 'River 5': [toms] });
    expect(await put('River 5', false)).toEqual({ 'River 4': [], 'River 5': [] });
  });

  test('several households share a pitch, even beyond its limit, in the order of the invitations', async () => {
    const { mia, tom, id, toms, booking } = await pitched();
    await placeOn(id, booking, ['River 4', toms], tom);
    const { body } = await placeOn(id, booking, ['River 4', id], mia);
    expect(placesOn(body.booking)).toEqual({ 'River 4': [id, toms], 'River 5': [] });
  });

  test('a household may have a pitch in each of several bookings', async () => {
    const { mia, tom, id, toms, booking } = await pitched();
    const other = (await postBooking(id, { pitches: [{ name: 'Lake 1' }] }, mia)).body.booking;
    await placeOn(id, booking, ['River 4', toms], tom);
    await placeOn(id, other, ['Lake 1', toms], tom);
    expect((await readOf(id, mia, booking, other)).map(placesOn)).toEqual([
      { 'River 4': [toms], 'River 5': [] },
      { 'Lake 1': [toms] },
    ]);
  });

  test('organisers move every household that is going', async () => {
    const { mia, ann, id, toms, booking, trip } = await pitched();
    const { id: anns } = await invitationOf(trip, ann.email);
    expect((await placeOn(id, booking, ['River 4', toms], mia)).status).toBe(200);
    const { status, body } = await placeOn(id, booking, ['River 4', anns], mia);
    expect([status, body.fields]).toEqual([400, { household_id: 'They aren’t going on this trip.' }]);
  });

  test('a household that isn’t going any more is on no pitch, and has it back once it goes again', async () => {
    const { tom, id, toms, booking, trip } = await pitched(await party());
    const places = async () => placesOn((await readBookings(id, tom)).body.bookings[0] ?? booking);
    await placeOn(id, booking, ['River 4', toms], tom);
    await answerTrip(tom.viewer, id, false);
    expect(await places()).toEqual({ 'River 4': [], 'River 5': [] });
    await answerTrip(tom.viewer, id, true);
    expect(await places()).toEqual({ 'River 4': [toms], 'River 5': [] });
    await takeOff(trip, tom.email);
    expect(await db.pitchHousehold.count({ where: { tripId: id } })).toBe(0);
  });

  test('when two people move one household at once, it ends on one pitch', async () => {
    const { mia, tom, id, toms, booking } = await pitched();
    await Promise.all([
      placeOn(id, booking, ['River 4', toms], mia),
      placeOn(id, booking, ['River 5', toms], tom),
    ]);
    const [after = booking] = await readOf(id, mia, booking);
    expect(Object.values(placesOn(after)).flat()).toEqual([toms]);
  });

  test('another booking’s pitch does not exist', async () => {
    const { mia, id, booking } = await pitched();
    const other = (await postBooking(id, { pitches: [{ name: 'Lake 1' }] }, mia)).body.booking;
    expect((await placeOn(id, { ...booking, pitches: other.pitches }, ['Lake 1', id], mia)).status).toBe(404);
  });

  test('a guest who is going puts their household on a pitch', async () => {
    const { mia, trip, token } = await guestTrip();
    await answer(token, family);
    const { booking } = (await postBooking(trip.id, { pitches: [{ name: 'River 4' }] }, mia)).body;
    const [household] = await db.household.findMany({ where: { tripId: trip.id, profileId: null } });
    const { body } = await placeOn(trip.id, booking, ['River 4', household?.id ?? ''], await asGuest(token));
    expect(placesOn(body.booking)).toEqual({ 'River 4': [household?.id] });
  });
});

describe('the suggestion of pitches', () => {
  /** Creates a booking with pitches. Mia and Zoe come alone, Tom comes with Kim. */
  async function pitched(
    pitches: object[] = [
      { name: 'A', max_people: 2 },
      { name: 'B', max_people: 2 },
    ],
  ) {
    const all = await sharingCosts();
    const { booking } = (await postBooking(all.id, { pitches, household_id: all.households.zoe }, all.mia))
      .body;
    return { ...all, booking };
  }

  test('anybody on the trip may ask, which changes nothing; who saves it leaves households on the pitches that they have', async () => {
    const { mia, ann, zoe, id, booking, households } = await pitched();
    const { status, body } = await suggestPitchesOf(id, booking.id, {}, ann);
    expect(status).toBe(200);
    const places = placesOn(body.booking);
    expect(Object.values(places).sort((one, other) => one.length - other.length)).toEqual([
      [households.tom],
      [households.mia, households.zoe],
    ]);
    expect((await readBookings(id, mia)).body.bookings.map(placesOn)).toEqual([{ A: [], B: [] }]);
    await placeOn(id, booking, ['B', households.zoe], zoe);
    const saved = await suggestPitchesOf(id, booking.id, { apply: true }, zoe);
    expect(placesOn(saved.body.booking)).toEqual({
      A: [households.tom],
      B: [households.mia, households.zoe],
    });
    expect((await readBookings(id, zoe)).body.bookings).toEqual([saved.body.booking]);
    expect((await suggestPitchesOf(id, booking.id, { apply: true }, mia)).status).toBe(200);
  });

  test('a car needs room on the pitch, and its passengers camp beside it', async () => {
    const { mia, id, booking, households, zoe } = await pitched([
      { name: 'A', max_cars: 0 },
      { name: 'B', max_people: 2, max_cars: 1 },
    ]);
    const prado = await carOf(mia, 'Prado');
    await bring(mia, id, [], [prado]);
    await seatIn(id, zoe.camperId, prado, zoe);
    const { body } = await suggestPitchesOf(id, booking.id, {}, mia);
    expect(placesOn(body.booking)).toEqual({ A: [households.tom], B: [households.mia, households.zoe] });
  });

  test('a household with a pitch in another booking needs none here', async () => {
    const { mia, id, booking, households } = await pitched();
    const other = (await postBooking(id, { pitches: [{ name: 'Lake 1' }] }, mia)).body.booking;
    await placeOn(id, other, ['Lake 1', households.tom], mia);
    const { body } = await suggestPitchesOf(id, booking.id, {}, mia);
    expect(Object.values(placesOn(body.booking)).flat().sort()).toEqual(
      [households.mia, households.zoe].sort(),
    );
    await db.booking.update({ where: { id: other.id }, data: { leftSite: 'The old place' } });
    const moved = await suggestPitchesOf(id, booking.id, {}, mia);
    expect(Object.values(placesOn(moved.body.booking)).flat()).toContain(households.tom);
  });
});

describe('its deadlines', () => {
  const paying = 'Pay for the booking at Bendeela Recreation Area';
  const cancelling = 'Last day to cancel free: Bendeela Recreation Area';
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
});

describe('bookings of stops', () => {
  const arrives = (tripId: string, { viewer }: Person, day: string) =>
    db.household.updateMany({
      where: { tripId, profileId: viewer.profileId },
      data: { arriveOn: new Date(`${day}T00:00:00Z`) },
    });

  test('a booking is for the first stop unless it names another, and its to-dos name the place', async () => {
    const { mia, tom, trip } = await party();
    const first = (await postBooking(trip.id, {}, mia)).body.booking;
    expect(first.stop_id).toBe(trip.id);
    const [, second = ''] = await stopsOn(trip.id, [{ nights: 1 }, { nights: 2, name: 'Blowering' }]);
    const dates = { start: (await db.trip.findUniqueOrThrow({ where: { id: trip.id } })).startDate };
    const begins = dates.start.toISOString().slice(0, 10);
    const arrival = addDays(begins, 1);
    const added = await postBooking(
      trip.id,
      { stop_id: second, pay_by: arrival, household_id: trip.id },
      mia,
    );
    expect([added.status, added.body.booking.stop_id]).toEqual([201, second]);
    const late = await postBooking(trip.id, { stop_id: second, pay_by: addDays(arrival, 1) }, mia);
    expect(late.body.fields?.pay_by).toMatch(/when you arrive there\.$/);
    const todos = async () => (await readTodos(trip.id, mia)).body.todos.map(({ text }) => text);
    expect(await todos()).toEqual(['Pay for the booking at Blowering']);
    const moved = await putBooking(trip.id, added.body.booking, { stop_id: trip.id, pay_by: begins }, mia);
    expect(moved.body.booking.stop_id).toBe(trip.id);
    expect(await todos()).toEqual([`Pay for the booking at ${trip.location_name}`]);
    for (const stop_id of [(await party()).trip.id, tom.viewer.profileId]) {
      const refused = await postBooking(trip.id, { stop_id }, mia);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['stop_id']]);
    }
    expect((await readOf(trip.id, tom, first, added.body.booking)).map(({ stop_id }) => stop_id)).toEqual([
      trip.id,
      trip.id,
    ]);
  });

  test('its expense is shared by people and nights at the stop, and its pitches are for those there', async () => {
    const { mia, tom, id, households } = await sharingCosts();
    await stopsOn(id, [{ nights: 1 }, { nights: 2, name: 'Blowering' }]);
    const begins = (await db.trip.findUniqueOrThrow({ where: { id } })).startDate.toISOString().slice(0, 10);
    await arrives(id, tom, addDays(begins, 1));
    const pitches = [{ name: 'River' }];
    const { booking } = (await postBooking(id, { cents: 30000, pitches }, mia)).body;
    const { body } = await postBookingExpense(id, booking.id, mia);
    expect(Object.keys(sharesOf(body.expense))).toEqual(expect.arrayContaining([households.mia]));
    expect(Object.keys(sharesOf(body.expense))).not.toContain(households.tom);
    const [pitch] = (await suggestPitchesOf(id, booking.id, {}, mia)).body.booking.pitches;
    expect(pitch?.households).toContain(households.mia);
    expect(pitch?.households).not.toContain(households.tom);
  });

  test('a booking that was left keeps its stop when it is changed, and its price is everybody’s', async () => {
    const { mia, tom, id, households } = await sharingCosts();
    await stopsOn(id, [{ nights: 1 }, { nights: 2, name: 'Blowering' }]);
    const begins = (await db.trip.findUniqueOrThrow({ where: { id } })).startDate.toISOString().slice(0, 10);
    await arrives(id, tom, addDays(begins, 1));
    const { booking } = (await postBooking(id, { status: 'booked', cents: 30000 }, mia)).body;
    await db.booking.update({ where: { id: booking.id }, data: { leftSite: 'Old Flat' } });
    const left = { ...booking, left_site: 'Old Flat' };
    await putBooking(id, left, { notes: 'Ring them' }, mia);
    expect(await db.booking.findUnique({ where: { id: booking.id } })).toMatchObject({ stopId: id });
    const { body } = await postBookingExpense(id, booking.id, mia);
    expect(Object.keys(sharesOf(body.expense))).toContain(households.tom);
  });

  test('a household with a pitch at one stop needs one at the next', async () => {
    const { mia, trip } = await party();
    const [, second] = await stopsOn(trip.id, [{ nights: 1 }, { nights: 2, name: 'Blowering' }]);
    const pitches = [{ name: 'River' }];
    const here = (await postBooking(trip.id, { pitches }, mia)).body.booking;
    const there = (await postBooking(trip.id, { stop_id: second, pitches }, mia)).body.booking;
    await placeOn(trip.id, here, ['River', trip.id], mia);
    const placed = async (id: string) =>
      (await suggestPitchesOf(trip.id, id, {}, mia)).body.booking.pitches[0]?.households;
    expect(await placed(there.id)).toContain(trip.id);
    const other = (await postBooking(trip.id, { pitches }, mia)).body.booking;
    expect(await placed(other.id)).not.toContain(trip.id);
  });
});
