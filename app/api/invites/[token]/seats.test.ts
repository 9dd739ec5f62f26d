import { POST as saveProfile } from '@/app/api/profile/route';
import { db } from '@/lib/server/db/client';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { call } from '@/tests/call';
import { answer, family, invited, prado } from '@/tests/factories/guests';
import { newcomer } from '@/tests/factories/people';
import { bring, readSeats, ridersFor, seatIn, towBy } from '@/tests/factories/seats';
import { invitationOf } from '@/tests/factories/trips';

const van = { type: 'car' as const, make: 'Van', seats: 5, can_tow: true };
const sailboat = { type: 'boat' as const, boat_type: 'Sailboat' as const };
const [priya, kim, bo, rex] = family.crew;

/** Priya, Kim and Bo, who have no account, sit in Priya's van with Mia; it tows the boat. The Prado is empty. */
async function guestsSeated() {
  const trip = await invited();
  await answer(trip.token, { ...family, vehicles: [prado, van, sailboat] });
  const { id } = trip.trip;
  const { cars, unseated, untowed } = (await readSeats(id, trip.mia)).body;
  const vanId = cars.find(({ name }) => name === 'Priya’s Van')?.ride_id ?? '';
  for (const { person_id } of unseated) await seatIn(id, person_id, vanId, trip.mia);
  await towBy(id, untowed[0]?.ride_id ?? '', vanId, trip.mia);
  expect(await ridersFor(trip.mia, id)).toEqual({
    'Priya’s Prado': [],
    'Priya’s Van': ['Priya', 'Kim', 'Bo', 'Mia'],
    nowhere: [],
  });
  return { ...trip, id };
}

const towedBy = async (trip: Awaited<ReturnType<typeof guestsSeated>>) =>
  (await readSeats(trip.id, trip.mia)).body.cars.flatMap(({ name, tows }) => (tows.length ? [name] : []));

test('a guest’s people are the organiser’s to seat, and not another invitee’s', async () => {
  const trip = await guestsSeated();
  const { household_id } = (await readSeats(trip.id, trip.mia)).body.cars[0] ?? {};
  expect(household_id).toBe((await invitationOf(trip.trip, trip.email)).id);
});

test('a guest who answers anew keeps seats by name, however the list is ordered', async () => {
  const trip = await guestsSeated();
  await answer(trip.token, { ...family, crew: [bo, rex, kim, priya], vehicles: [sailboat, van, prado] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Van': ['Priya', 'Bo', 'Kim', 'Mia'],
    'Priya’s Prado': [],
    nowhere: [],
  });
  expect(await towedBy(trip)).toEqual(['Priya’s Van']);
});

test('a seat never goes to somebody else who stands where they stood in the list', async () => {
  const trip = await guestsSeated();
  const zoe = { name: 'Zoe', age: 'child' as const };
  await answer(trip.token, { ...family, crew: [priya, zoe, bo], vehicles: [prado, van] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Prado': [],
    'Priya’s Van': ['Priya', 'Bo', 'Mia'],
    nowhere: ['Zoe'],
  });
  await answer(trip.token, { ...family, vehicles: [prado, van, sailboat] });
  expect(await ridersFor(trip.mia, trip.id)).toMatchObject({ nowhere: ['Kim'] });
  expect(await towedBy(trip)).toEqual([]);
});

test('a guest’s car that no longer comes leaves everybody in it without a seat', async () => {
  const trip = await guestsSeated();
  await answer(trip.token, { ...family, vehicles: [prado] });
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Prado': [],
    nowhere: ['Mia', 'Priya', 'Kim', 'Bo'],
  });
  expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
});

test.each([
  ['says no', async ({ token }) => void (await answer(token, { attending: false }))],
  [
    'is removed',
    async ({ mia, trip, email }) =>
      void (await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, email)).id)),
  ],
] as [string, (trip: Awaited<ReturnType<typeof guestsSeated>>) => Promise<void>][])(
  'a guest who %s gives up every seat and tow',
  async (_, go) => {
    const trip = await guestsSeated();
    await go(trip);
    expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(0);
    expect(await db.tripTow.count({ where: { tripId: trip.id } })).toBe(0);
  },
);

test('whoever signs up keeps the seats that they had as a guest', async () => {
  const trip = await guestsSeated();
  const account = await newcomer(trip.email);
  const body = { username: trip.email.slice(0, 30), name: 'Priya N', suburb: 'Kedron', postcode: '4031' };
  expect((await call(saveProfile, 'POST', { as: account, body })).status).toBe(200);
  expect(await ridersFor(trip.mia, trip.id)).toEqual({
    'Priya’s Prado': [],
    'Priya’s Van': ['Priya N', 'Kim', 'Bo', 'Mia'],
    nowhere: [],
  });
  expect(await towedBy(trip)).toEqual(['Priya’s Van']);
  await bring(trip.mia, trip.id);
  expect(await db.tripSeat.count({ where: { tripId: trip.id } })).toBe(4);
});
