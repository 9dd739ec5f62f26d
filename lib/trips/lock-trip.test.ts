import { db } from '@/lib/server/db/client';
import { appoint, inDays, moveTo, party } from '@/tests/factories/trips';
import { callOffTrip } from './call-off';
import { getTripForJob, lockTrip, lockTripForJob, requireNotOver, tripToRun } from './lock-trip';

const notThere = { status: 404 };

test('only people who run a trip get it, with its organiser', async () => {
  const { mia, tom, ann, eve, trip } = await party({ tripName: 'Easter' });
  await appoint(trip, ann);
  const seen = {
    id: trip.id,
    organiser: { id: mia.viewer.profileId, name: 'Mia', user: { email: mia.email } },
    tripName: 'Easter',
    campsiteId: null,
    suggestionId: null,
    locationName: 'Bendeela Recreation Area',
    locationUrl: 'https://example.com/bendeela',
    start: inDays(14),
    end: inDays(17),
  };
  for (const { viewer } of [mia, ann]) expect(await tripToRun(db, viewer, trip.id)).toEqual(seen);
  expect(await tripToRun(db, mia.viewer, trip.id, 'organise')).toEqual(seen);
  await expect(tripToRun(db, tom.viewer, trip.id)).rejects.toMatchObject({
    status: 403,
    message: 'Only the organiser and co-organisers can do that.',
  });
  await expect(tripToRun(db, ann.viewer, trip.id, 'organise')).rejects.toMatchObject({
    status: 403,
    message: 'Only the organiser can do that.',
  });
  await expect(tripToRun(db, eve.viewer, trip.id)).rejects.toMatchObject(notThere);
});

test('a lock lasts until its transaction ends, and gives no rights to strangers', async () => {
  const { mia, eve, trip } = await party();
  await expect(db.$transaction((tx) => lockTrip(tx, eve.viewer, trip.id))).rejects.toMatchObject(notThere);
  const blocked = () => db.$queryRaw`select from trips where id = ${trip.id}::uuid for no key update nowait`;
  await db.$transaction(async (tx) => {
    expect(await lockTrip(tx, mia.viewer, trip.id, 'organise')).toMatchObject({ id: trip.id });
    await expect(blocked()).rejects.toThrow('could not obtain lock');
  });
  await db.$transaction(async (tx) => {
    expect(await lockTripForJob(tx, trip.id)).toMatchObject({ id: trip.id });
    await expect(blocked()).rejects.toThrow('could not obtain lock');
  });
  expect(await blocked()).toHaveLength(1);
});

test('nobody can change a trip that was called off, and neither can the queue', async () => {
  const { mia, tom, trip } = await party();
  expect(await getTripForJob(db, trip.id)).toMatchObject({ id: trip.id });
  await callOffTrip(mia.viewer, trip.id);
  await expect(tripToRun(db, mia.viewer, trip.id)).rejects.toMatchObject({ status: 409 });
  await expect(tripToRun(db, tom.viewer, trip.id)).rejects.toMatchObject({ status: 403 });
  expect(await getTripForJob(db, trip.id)).toBeNull();
});

test('a trip is over once its last day has ended', async () => {
  const { mia, trip } = await party();
  await moveTo(trip, -5, -2);
  const past = await tripToRun(db, mia.viewer, trip.id);
  expect(() => requireNotOver(past)).toThrow('This trip is over.');
  await moveTo(trip, -5, 1);
  requireNotOver(await tripToRun(db, mia.viewer, trip.id));
});
