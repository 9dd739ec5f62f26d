import { DELETE as deleteMember } from '@/app/api/crew/[id]/route';
import { DELETE as deleteRide } from '@/app/api/rides/[id]/route';
import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { call } from '@/tests/call';
import { bring, carOf, ridersFor, ridingTogether, seatIn, towBy } from '@/tests/factories/seats';
import { invitationOf, plan } from '@/tests/factories/trips';

/**
 * Creates the trip of `ridingTogether` and gives everybody a seat: Mia, Tom and Kim sit in the
 * Prado, which tows Tom's caravan.
 */
async function allSeated() {
  const trip = await ridingTogether();
  const { mia, tom, id, prado, kim, caravan } = trip;
  for (const each of [mia.camperId, tom.camperId, kim]) await seatIn(id, each, prado, mia);
  await towBy(id, caravan, prado, tom);
  return trip;
}

const kept = async (tripId: string) => [
  (await db.tripSeat.findMany({ where: { tripId } })).map(({ personId }) => personId).sort(),
  (await db.tripTow.findMany({ where: { tripId } })).map(({ rideId }) => rideId),
];

test('an answer with the same people keeps their seats', async () => {
  const { tom, mia, id, kim, caravan } = await allSeated();
  await bring(tom, id, [kim], [caravan]);
  expect(await kept(id)).toEqual([[mia.camperId, tom.camperId, kim].sort(), [caravan]]);
});

test.each([
  ['says no', async ({ tom, id }) => void (await answerTrip(tom.viewer, id, false))],
  ['leaves', async ({ tom, id }) => void (await leaveTrip({ viewer: tom.viewer, tripId: id }))],
  [
    'is removed',
    async ({ mia, tom, id }) =>
      void (await removeInvitee(mia.viewer, id, (await invitationOf({ id }, tom.email)).id)),
  ],
  ['deletes the account', async ({ tom }) => void (await db.user.delete({ where: { email: tom.email } }))],
] as [string, (trip: Awaited<ReturnType<typeof allSeated>>) => Promise<void>][])(
  'whoever %s gives up seats and tows, and nobody else does',
  async (_, go) => {
    const trip = await allSeated();
    await go(trip);
    expect(await kept(trip.id)).toEqual([[trip.mia.camperId], []]);
    expect(await ridersFor(trip.mia, trip.id)).toEqual({ 'Mia’s Prado': ['Mia'], nowhere: [] });
  },
);

test('a person who no longer comes, or is deleted from the crew, loses only their own seat', async () => {
  const { mia, tom, id, kim, caravan } = await allSeated();
  await call(deleteMember, 'DELETE', { as: tom, params: { id: kim } });
  expect(await ridersFor(mia, id)).toEqual({ 'Mia’s Prado': ['Mia', 'Tom'], nowhere: [] });
  await bring(tom, id);
  expect(await kept(id)).toEqual([[mia.camperId, tom.camperId].sort(), []]);
  expect(await db.tripVehicle.count({ where: { tripId: id, rideId: caravan } })).toBe(0);
});

test('a car that no longer comes, or is deleted, leaves its people without a seat and its trailer without a car', async () => {
  const { mia, tom, id, prado, kim, caravan } = await allSeated();
  await call(deleteRide, 'DELETE', { as: mia, params: { id: prado } });
  expect(await kept(id)).toEqual([[], []]);
  expect(await ridersFor(tom, id)).toEqual({ nowhere: ['Mia', 'Tom', 'Kim'] });
  const van = await carOf(tom, 'Van', { canTow: true });
  await bring(tom, id, [kim], [van, caravan]);
  await seatIn(id, mia.camperId, van, mia);
  await bring(tom, id, [kim], [caravan]);
  expect(await kept(id)).toEqual([[], []]);
});

test('seats on another trip stay', async () => {
  const { mia, tom, id, kim, prado } = await allSeated();
  const { id: other } = await plan(mia, { invitees: [tom.email] });
  await bring(mia, other, [], [prado]);
  await bring(tom, other, [kim]);
  await seatIn(other, kim, prado, tom);
  await answerTrip(tom.viewer, id, false);
  expect(await ridersFor(mia, other)).toEqual({ 'Mia’s Prado': ['Mia', 'Kim'], nowhere: ['Tom'] });
});
