import { db } from '@/lib/server/db/client';
import { placeOn, placesOn, postBooking, readBookings, suggestPitchesOf } from '@/tests/factories/bookings';
import { sharingCosts } from '@/tests/factories/costs';
import { bring, carOf, seatIn } from '@/tests/factories/seats';

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

test('anybody on the trip may ask for a suggestion, which changes nothing', async () => {
  const { mia, ann, id, booking, households } = await pitched();
  const { status, body } = await suggestPitchesOf(id, booking.id, {}, ann);
  expect(status).toBe(200);
  const places = placesOn(body.booking);
  expect(Object.values(places).sort((one, other) => one.length - other.length)).toEqual([
    [households.tom],
    [households.mia, households.zoe],
  ]);
  expect((await readBookings(id, mia)).body.bookings.map(placesOn)).toEqual([{ A: [], B: [] }]);
});

test('the household that books and organisers save it; households with a pitch keep it', async () => {
  const { mia, tom, zoe, id, booking, households } = await pitched();
  await placeOn(id, booking, ['B', households.zoe], zoe);
  expect((await suggestPitchesOf(id, booking.id, { apply: true }, tom)).status).toBe(403);
  expect(await db.pitchHousehold.count({ where: { tripId: id } })).toBe(1);
  const { body } = await suggestPitchesOf(id, booking.id, { apply: true }, zoe);
  expect(placesOn(body.booking)).toEqual({ A: [households.tom], B: [households.mia, households.zoe] });
  expect((await readBookings(id, zoe)).body.bookings).toEqual([body.booking]);
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
});

test('apply must be true or false; another trip’s booking does not exist', async () => {
  const [one, other] = [await pitched(), await pitched()];
  expect((await suggestPitchesOf(one.id, one.booking.id, { apply: 'yes' }, one.mia)).body.fields).toEqual({
    apply: 'This must be true or false.',
  });
  expect((await suggestPitchesOf(one.id, other.booking.id, {}, one.mia)).status).toBe(404);
});
