import { db } from '@/lib/server/db/client';
import type { Person } from '@/tests/factories/people';
import { moveTo, party } from '@/tests/factories/trips';
import { callOffTrip } from './call-off';
import { getTripOverview } from './trip-overview';

const asks = async ({ viewer }: Person, { id }: { id: string }) =>
  (await getTripOverview({ viewer, tripId: id }))?.asksPacking;

/** Returns Mia's trip of last week, for which she has packed a torch. */
async function packedTrip() {
  const found = await party();
  const { id } = found.trip;
  await db.packingItem.create({
    data: { tripId: id, householdId: id, itemId: id, source: 'added', name: 'Torch', packed: true },
  });
  await moveTo(found.trip, -9, -7);
  return found;
}

test('a household that used the packing list is asked about it for two weeks after the trip', async () => {
  const { mia, tom, trip } = await packedTrip();
  expect([await asks(mia, trip), await asks(tom, trip)]).toEqual([true, false]);
  for (const [first, last, asked] of [
    [-18, -15, false],
    [-16, -13, true],
    [-2, 0, false],
    [3, 5, false],
  ] as const) {
    await moveTo(trip, first, last);
    expect(await asks(mia, trip)).toBe(asked);
  }
});

test('a household is not asked after marking an item, nor about a trip that was called off', async () => {
  const { mia, trip } = await packedTrip();
  await db.packingItem.updateMany({ where: { tripId: trip.id }, data: { mark: 'not needed' } });
  expect(await asks(mia, trip)).toBe(false);
  await db.packingItem.updateMany({ where: { tripId: trip.id }, data: { mark: null, packed: false } });
  expect(await asks(mia, trip)).toBe(false);
  await db.packingItem.updateMany({ where: { tripId: trip.id }, data: { packed: true } });
  expect(await asks(mia, trip)).toBe(true);
  await moveTo(trip, 5, 7);
  await callOffTrip(mia.viewer, trip.id);
  await moveTo(trip, -9, -7);
  expect(await asks(mia, trip)).toBe(false);
});
