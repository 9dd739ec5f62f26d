import { db, type Tx } from '@/lib/server/db/client';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { carOf } from '@/tests/factories/seats';
import { addAccount, bringAlong } from '@/tests/factories/trip-households';
import { plan } from '@/tests/factories/trips';
import { getTripVersion, purgeTripChanges } from './trip-version';

let mia: Person;

beforeAll(async () => {
  mia = await person('Mia');
});

const versionOf = ({ id: tripId }: { id: string }) => getTripVersion({ tripId, viewer: mia.viewer });

const addTodo = ({ id }: { id: string }, text: string, client: Tx = db) =>
  client.todo.create({ data: { tripId: id, addedBy: id, text } });

const changesOf = ({ id }: { id: string }) =>
  db.$queryRaw<{ id: string }[]>`
    select id::text from trip_changes where trip_id = ${id}::uuid order by created_at, trip_changes.id`;

const daysPass = (days: number) =>
  db.$executeRaw`update trip_changes set created_at = created_at - make_interval(days => ${days})`;

const purge = () => purgeTripChanges(new Date(Date.now() - 24 * 60 * 60 * 1000));

describe('a row that several trips show', () => {
  /** Mia organises `shown` at her campsite, and Tom comes with his camper and his car. */
  async function toldTrips() {
    const [tom, eve] = [await person('Tom'), await person('Eve')];
    const [site, car] = [await siteOf(mia, { shared: true }), await carOf(tom, 'Prado')];
    const shown = [await plan(mia, { location_id: site.id }), await plan(mia, { location_id: site.id })];
    for (const trip of shown) {
      await addAccount(trip, tom);
      await answerTrip(tom.viewer, trip.id, true);
      await bringAlong(trip, tom, [], [car]);
    }
    const other = await plan(eve);
    await addAccount(other, mia);
    const gear = { profileId: tom.viewer.profileId, name: 'Gas stove', shared: true };
    const { id: stove } = await db.gearItem.create({ data: gear });
    const { id: bed } = await db.gearItem.create({ data: { ...gear, name: 'Bed', shared: false } });
    return { tom, site, car, stove, bed, shown, other };
  }

  let told: Awaited<ReturnType<typeof toldTrips>>;

  beforeAll(async () => {
    told = await toldTrips();
  });

  const changedBy = async (change: () => Promise<unknown>) => {
    const trips = [...told.shown, told.other];
    const before = await Promise.all(trips.map(versionOf));
    await change();
    const after = await Promise.all(trips.map(versionOf));
    return after.map((version, nth) => version !== before[nth]);
  };

  test.each<[string, () => Promise<unknown>]>([
    [
      'a profile',
      () => db.profile.update({ where: { userId: told.tom.viewer.userId }, data: { name: 'Thomas' } }),
    ],
    [
      'a crew member',
      () => db.crewMember.update({ where: { id: told.tom.camperId }, data: { age: 'child' } }),
    ],
    ['a ride', () => db.ride.update({ where: { id: told.car }, data: { seats: 4 } })],
    ['shared gear', () => db.gearItem.update({ where: { id: told.stove }, data: { name: 'Stove' } })],
    [
      'gear shared from now on',
      () => db.gearItem.update({ where: { id: told.bed }, data: { shared: true } }),
    ],
    ['gear shared no longer', () => db.gearItem.update({ where: { id: told.bed }, data: { shared: false } })],
    ['a campsite', () => db.campsite.update({ where: { id: told.site.id }, data: { petFriendly: true } })],
  ])('changes the version of each of them: %s', async (_, change) => {
    expect(await changedBy(change)).toEqual([true, true, false]);
  });

  test('gear that isn’t shared changes no version', async () => {
    const rename = () => db.gearItem.update({ where: { id: told.bed }, data: { name: 'Swag' } });
    expect(await changedBy(rename)).toEqual([false, false, false]);
  });

  test('doesn’t wait for whoever has locked one of the trips', async () => {
    const { tom, shown } = told;
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id::text from trips where id = ${shown[0]?.id}::uuid for update`;
      await db.profile.update({ where: { userId: tom.viewer.userId }, data: { name: 'Tommy' } });
    });
  });
});

test('the version changes with each commit, also when an older transaction commits after a younger one', async () => {
  const trip = await plan(mia);
  const before = await versionOf(trip);
  const between = await db.$transaction(async (older) => {
    await addTodo(trip, 'Ice', older);
    // On another connection, which would wait here if changes of one trip locked each other.
    await addTodo(trip, 'Wood');
    return versionOf(trip);
  });
  const after = await versionOf(trip);
  expect(new Set([before, between, after]).size).toBe(3);
});

test('a transaction adds one change of a trip, however many of its rows it changes', async () => {
  const trip = await plan(mia);
  const before = await changesOf(trip);
  await db.$transaction(async (tx) => {
    for (let nth = 0; nth < 30; nth++) await addTodo(trip, `Thing ${nth}`, tx);
  });
  expect(await changesOf(trip)).toHaveLength(before.length + 1);
  await addTodo(trip, 'Wood');
  expect(await changesOf(trip)).toHaveLength(before.length + 2);
});

test('changes older than a day are deleted, except the newest of each trip', async () => {
  const [busy, quiet] = [await plan(mia), await plan(mia)];
  await addTodo(busy, 'Ice');
  await daysPass(2);
  const [newestOld, lastOfQuiet] = [(await changesOf(busy)).at(-1), (await changesOf(quiet)).at(-1)];
  await addTodo(busy, 'Wood');
  const young = (await changesOf(busy)).at(-1);
  await purge();
  expect(await changesOf(busy)).toEqual([newestOld, young]);
  expect(await changesOf(quiet)).toEqual([lastOfQuiet]);
  const seen = { busy: await versionOf(busy), quiet: await versionOf(quiet) };
  await daysPass(2);
  await addTodo(busy, 'Water');
  await purge();
  expect(await changesOf(busy)).toEqual([young, { id: expect.any(String) }]);
  expect(await versionOf(busy)).not.toBe(seen.busy);
  expect(await versionOf(quiet)).toBe(seen.quiet);
});

test('no purge brings back the version that was there before a late commit', async () => {
  const trip = await plan(mia);
  await daysPass(2);
  const seen = await db.$transaction(async (older) => {
    await addTodo(trip, 'Ice', older);
    await addTodo(trip, 'Wood');
    await purge();
    return versionOf(trip);
  });
  await daysPass(2);
  await purge();
  expect(await versionOf(trip)).not.toBe(seen);
});

test('the deletion of a trip adds no changes, and the next purge deletes those that it had', async () => {
  const trip = await plan(mia);
  await addTodo(trip, 'Ice');
  const had = await changesOf(trip);
  await db.trip.delete({ where: { id: trip.id } });
  expect(await changesOf(trip)).toEqual(had);
  await purge();
  expect(await changesOf(trip)).toEqual([]);
});
