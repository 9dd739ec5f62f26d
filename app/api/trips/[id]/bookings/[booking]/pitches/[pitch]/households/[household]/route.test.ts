import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { placeOn, placesOn, postBooking, readBookings } from '@/tests/factories/bookings';
import { answer, asGuest, family, invited } from '@/tests/factories/guests';
import { takeOff } from '@/tests/factories/trip-households';
import { invitationOf, party } from '@/tests/factories/trips';

async function pitched() {
  const all = await party();
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
  expect((await readBookings(id, mia)).body.bookings.map(placesOn)).toEqual([
    { 'River 4': [toms], 'River 5': [] },
    { 'Lake 1': [toms] },
  ]);
});

test('members move their own household, organisers every household that is going', async () => {
  const { mia, tom, ann, id, toms, booking, trip } = await pitched();
  const { id: anns } = await invitationOf(trip, ann.email);
  const place = async (household: string, as: typeof mia) =>
    (await placeOn(id, booking, ['River 4', household], as)).status;
  expect(await place(id, tom)).toBe(403);
  expect(await place(toms, mia)).toBe(200);
  expect(await place(anns, ann)).toBe(403);
  const { status, body } = await placeOn(id, booking, ['River 4', anns], mia);
  expect([status, body.fields]).toEqual([400, { household_id: 'They aren’t going on this trip.' }]);
  const elsewhere = await party();
  expect(await place(elsewhere.trip.id, mia)).toBe(404);
});

test('a household that isn’t going any more is on no pitch, and has it back once it goes again', async () => {
  const { tom, id, toms, booking, trip } = await pitched();
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
  expect(await db.pitchHousehold.count({ where: { tripId: id } })).toBe(1);
});

test('another booking’s pitch does not exist', async () => {
  const { mia, id, booking } = await pitched();
  const other = (await postBooking(id, { pitches: [{ name: 'Lake 1' }] }, mia)).body.booking;
  expect((await placeOn(id, { ...booking, pitches: other.pitches }, ['Lake 1', id], mia)).status).toBe(404);
});

test('a guest who is going puts their household on a pitch', async () => {
  const { mia, trip, token } = await invited();
  await answer(token, family);
  const { booking } = (await postBooking(trip.id, { pitches: [{ name: 'River 4' }] }, mia)).body;
  const [household] = await db.household.findMany({ where: { tripId: trip.id, profileId: null } });
  const { body } = await placeOn(trip.id, booking, ['River 4', household?.id ?? ''], await asGuest(token));
  expect(placesOn(body.booking)).toEqual({ 'River 4': [household?.id] });
});
