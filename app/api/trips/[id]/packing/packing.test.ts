import { randomUUID } from 'node:crypto';
import { PUT } from '@/app/api/trips/[id]/gear/[line]/offer/route';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { lineIdOf } from '@/lib/trips/gear/lines';
import { packingSql } from '@/lib/trips/packing/get-packing';
import { getTripHead } from '@/lib/trips/trip-head';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import {
  addPacking,
  changePacking,
  packedThing,
  readPacking,
  removePacking,
} from '@/tests/factories/packing';
import { type Person, person } from '@/tests/factories/people';
import { bring, childOf, dogOf } from '@/tests/factories/seats';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

/** A trip for tests that look only at one thing of Mia's list. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

const own = (who: Person, name: string, shared = false) =>
  db.gearItem.create({ data: { profileId: who.viewer.profileId, name, shared } });
const names = async (tripId: string, who: Person) =>
  (await readPacking(tripId, who)).body.items.map(({ name }) => name);

/**
 * Creates a line of the trip's gear, and a household's offer to bring it. Returns the line's id.
 */
async function takeOn(tripId: string, householdId: string, name: string, quantity: number) {
  const line = await db.gearLine.create({ data: { tripId, name, needed: 10 } });
  await db.gearOffer.create({ data: { tripId, lineId: line.id, householdId, quantity } });
  return line.id;
}

test('lists the crew’s usual things, the reader’s offers, their unshared gear and what they added', async () => {
  const { mia, tom, trip } = await party();
  await bring(tom, trip.id, [await childOf(tom, 'Kim'), await dogOf(tom, 'Rex')]);
  const { id: household } = await invitationOf(trip, tom.email);
  const chairs = await takeOn(trip.id, household, 'Folding chairs', 6);
  await takeOn(trip.id, trip.id, 'Mia’s gazebo', 1);
  const kettle = await own(tom, 'Kettle');
  const tarp = await own(tom, 'Big tarp', true);
  await addPacking(trip.id, ' Ukulele ', tom);
  const { status, body } = await readPacking(trip.id, tom);
  expect(status).toBe(200);
  const find = (name: string) => body.items.find((item) => item.name === name);
  expect(find('Folding chairs')).toMatchObject({
    id: chairs,
    quantity: 6,
    from: 'taken',
    packed: false,
    mark: null,
  });
  expect(find('Sleeping bag')).toMatchObject({ quantity: 2, from: 'own' });
  expect(find('Dog lead')).toMatchObject({ quantity: 1, from: 'own' });
  expect(find('Kettle')).toMatchObject({ id: kettle.id, quantity: 1, from: 'own' });
  expect(find('Ukulele')).toMatchObject({ quantity: 1, from: 'added' });
  // Tom shares the tarp with the group, so his list has it as gear that he brings for everybody.
  expect(find('Big tarp')).toMatchObject({ id: tarp.id, from: 'taken' });
  expect(find('Mia’s gazebo')).toBeUndefined();
  expect(await names(trip.id, mia)).toContain('Mia’s gazebo');
  expect(await names(trip.id, mia)).not.toContain('Dog lead');
  // A second request returns the same ids.
  expect((await readPacking(trip.id, tom)).body).toEqual(body);
});

test('an offer of a rule’s line has the rule’s name, and gear that stays at home isn’t packed', async () => {
  const { tom, trip } = await party();
  await own(tom, 'Two-burner stove', true);
  await own(tom, 'Esky', true);
  const offer = (rule: string, quantity: number) => {
    const params = { id: trip.id, line: lineIdOf(trip.id, { key: rule }) };
    return call(PUT, 'PUT', { as: tom, params, body: { quantity } });
  };
  expect((await offer('chairs', 6)).status).toBe(200);
  expect((await offer('eskies', 0)).status).toBe(200);
  const taken = (await readPacking(trip.id, tom)).body.items.filter(({ from }) => from === 'taken');
  expect(taken.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
    '6 Camp chairs',
    '1 Two-burner stove',
  ]);
});

test('struck lines and withdrawn offers aren’t packed', async () => {
  const { mia, trip } = world;
  const line = await takeOn(trip.id, trip.id, 'Gazebo', 1);
  expect(await names(trip.id, mia)).toContain('Gazebo');
  await db.gearLine.update({ where: { id: line }, data: { struck: true } });
  expect(await names(trip.id, mia)).not.toContain('Gazebo');
  await db.gearLine.update({ where: { id: line }, data: { struck: false } });
  await db.gearOffer.updateMany({ where: { lineId: line }, data: { quantity: 0 } });
  expect(await names(trip.id, mia)).not.toContain('Gazebo');
});

test('is private: nobody else’s ticks and additions are in it, nor can be changed', async () => {
  const { mia, tom, trip } = await party();
  const added = (await addPacking(trip.id, 'Diary', tom)).body.item.id;
  const bag = (await packedThing(trip.id, tom, 'Sleeping bag')).listed?.id ?? '';
  await changePacking(trip.id, bag, { packed: true }, tom);
  expect((await packedThing(trip.id, mia, 'Sleeping bag')).listed).toMatchObject({ packed: false });
  expect(await names(trip.id, mia)).not.toContain('Diary');
  for (const item of [added, bag]) {
    expect((await changePacking(trip.id, item, { packed: false }, mia)).status).toBe(404);
    expect((await removePacking(trip.id, item, mia)).status).toBe(404);
  }
  expect((await packedThing(trip.id, tom, 'Sleeping bag')).listed?.packed).toBe(true);
});

test('ticks return with a new yes, and are deleted when the person leaves the trip; the list of who isn’t going is empty', async () => {
  const { tom, trip } = await party();
  const { item } = (await addPacking(trip.id, 'Diary', tom)).body;
  await changePacking(trip.id, item.id, { packed: true }, tom);
  await answerTrip(tom.viewer, trip.id, false);
  expect((await readPacking(trip.id, tom)).body).toEqual({ items: [], left_out: [] });
  await answerTrip(tom.viewer, trip.id, true);
  expect((await packedThing(trip.id, tom, 'Diary')).listed).toMatchObject({ packed: true });
  await takeOff(trip, tom.email);
  expect(await db.packingItem.count({ where: { tripId: trip.id } })).toBe(0);
});

test('of many additions at once only as many as the limit allows are saved, and the rest are refused', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  await db.packingItem.createMany({
    data: Array.from({ length: 298 }, (_, n) => ({
      tripId: trip.id,
      householdId: trip.id,
      itemId: `0000000a-0000-4000-8000-${String(n).padStart(12, '0')}`,
      source: 'added' as const,
      name: `Thing ${n}`,
    })),
  });
  const added = await Promise.all(['a', 'b', 'c', 'd'].map((name) => addPacking(trip.id, name, mia)));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(added.find(({ status }) => status === 409)?.body.error).toBe(
    'You can add up to 300 things. Please remove some first.',
  );
});

test('things are added and removed even once a trip is over, but not once it was called off', async () => {
  const { mia } = world;
  const trip = await plan(mia);
  await moveTo(trip, -9, -7);
  const { status, body } = await addPacking(trip.id, 'Corkscrew', mia);
  expect(status).toBe(201);
  await moveTo(trip, 5, 7);
  await callOffTrip(mia.viewer, trip.id);
  for (const response of [
    await addPacking(trip.id, 'Book', mia),
    await removePacking(trip.id, body.item.id, mia),
  ]) {
    expect(response).toMatchObject({ status: 409, body: { error: 'This trip was called off.' } });
  }
  expect(await names(trip.id, mia)).toContain('Corkscrew');
});

test('one query reads the list, whatever its size, using only indexes', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  const read = () => readPacking(trip.id, mia);
  const alone = (await countQueries(read)).queries.length;
  for (const name of ['Kettle', 'Billy', 'Grill']) await own(mia, name);
  await plan(mia);
  for (const name of ['Book', 'Diary']) await addPacking(trip.id, name, mia);
  expect((await countQueries(read)).queries).toHaveLength(alone);
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${packingSql({ viewer: mia.viewer, tripId: trip.id })}`,
    );
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});

describe('one thing of the list', () => {
  /**
   * Adds a kettle to Mia's gear. Returns the kettle's id, which is also its id on her packing list.
   */
  async function kettleOf(mia: Person) {
    const data = { profileId: mia.viewer.profileId, name: 'Kettle', shared: false };
    return (await db.gearItem.create({ data })).id;
  }

  const later = (days: number) => ({ start_date: inDays(days), end_date: inDays(days + 2) });

  test('two ticks of one thing at once give one row, which stays until the tick is removed', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    const kettle = await kettleOf(mia);
    const both = await Promise.all([1, 2].map(() => changePacking(id, kettle, { packed: true }, mia)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.packingItem.count({ where: { tripId: id } })).toBe(1);
    const ticked = await changePacking(id, kettle, { packed: true }, mia);
    expect(ticked).toMatchObject({
      status: 200,
      body: { item: { id: kettle, name: 'Kettle', packed: true, mark: null } },
    });
    expect((await packedThing(id, mia, 'Kettle')).listed).toEqual(ticked.body.item);
    expect((await changePacking(id, kettle, { packed: false }, mia)).body.item.packed).toBe(false);
    expect((await packedThing(id, mia, 'Kettle')).listed?.packed).toBe(false);
    const refused = await changePacking(id, kettle, { mark: 'lost' as 'forgot' }, mia);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['mark']]);
  });

  test('a packed thing stays on the list even when its gear is deleted', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    const kettle = await kettleOf(mia);
    await changePacking(id, kettle, { packed: true }, mia);
    await db.gearItem.delete({ where: { id: kettle } });
    expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ id: kettle, packed: true });
    // Removing the tick also removes the thing from the list.
    expect((await changePacking(id, kettle, { packed: false }, mia)).status).toBe(200);
    expect((await packedThing(id, mia, 'Kettle')).listed).toBeUndefined();
  });

  test('an added thing is deleted; another is only left out of this trip’s list, and can return', async () => {
    const mia = await person('Mia');
    const [{ id }, { id: other }] = [await plan(mia), await plan(mia)];
    const kettle = await kettleOf(mia);
    const { item } = (await addPacking(id, 'Diary', mia)).body;
    expect(await removePacking(id, item.id, mia)).toMatchObject({ status: 200, body: { id: item.id } });
    expect(await packedThing(id, mia, 'Diary')).toEqual({});

    await removePacking(id, kettle, mia);
    expect(await packedThing(id, mia, 'Kettle')).toMatchObject({ leftOut: { id: kettle, last_time: null } });
    expect((await packedThing(other, mia, 'Kettle')).listed).toBeDefined();
    await changePacking(id, kettle, { left_out: false }, mia);
    expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ id: kettle, packed: false });
    // Ticking a left-out thing also puts it back on the list.
    await removePacking(id, kettle, mia);
    await changePacking(id, kettle, { packed: true }, mia);
    expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ packed: true });
  });

  test('things can be marked on a trip that is over or was called off, and marks can be removed', async () => {
    const mia = await person('Mia');
    const { id } = await plan(mia);
    const kettle = await kettleOf(mia);
    await moveTo({ id }, -9, -7);
    for (const mark of ['forgot', 'not needed', null] as const) {
      expect((await changePacking(id, kettle, { mark }, mia)).body.item).toMatchObject({ mark });
      expect((await packedThing(id, mia, 'Kettle')).listed).toMatchObject({ mark });
    }
    await moveTo({ id }, 5, 7);
    await callOffTrip(mia.viewer, id);
    const marked = await changePacking(id, kettle, { mark: 'forgot', packed: true }, mia);
    expect(marked).toMatchObject({ status: 200, body: { item: { mark: 'forgot', packed: true } } });
  });

  test('forgotten things are suggested on the next trip’s list, and unneeded ones are left out of it', async () => {
    const mia = await person('Mia');
    const kettle = await kettleOf(mia);
    const [first, next, third] = [
      await plan(mia, later(5)),
      await plan(mia, later(15)),
      await plan(mia, later(25)),
    ];
    const corkscrew = (await addPacking(first.id, 'Corkscrew', mia)).body.item.id;
    await changePacking(first.id, corkscrew, { mark: 'forgot' }, mia);
    await changePacking(first.id, kettle, { packed: true, mark: 'not needed' }, mia);

    const forgotten = (await packedThing(next.id, mia, 'Corkscrew')).listed;
    expect(forgotten).toMatchObject({ from: 'added', last_time: 'forgot', packed: false });
    expect(await packedThing(next.id, mia, 'Kettle')).toMatchObject({ leftOut: { last_time: 'not needed' } });
    expect((await packedThing(first.id, mia, 'Kettle')).listed).toBeDefined();

    await changePacking(next.id, forgotten?.id ?? '', { packed: true }, mia);
    await changePacking(next.id, kettle, { packed: true }, mia);
    expect((await packedThing(third.id, mia, 'Kettle')).listed).toMatchObject({ last_time: null });
    expect(await packedThing(third.id, mia, 'Corkscrew')).toEqual({});
  });

  test('a suggested thing is left out for good, and a trip that was called off suggests nothing', async () => {
    const mia = await person('Mia');
    const [first, next] = [await plan(mia, later(5)), await plan(mia, later(15))];
    const { item } = (await addPacking(first.id, 'Corkscrew', mia)).body;
    await changePacking(first.id, item.id, { mark: 'forgot' }, mia);
    const again = (await packedThing(next.id, mia, 'Corkscrew')).listed?.id ?? '';
    await removePacking(next.id, again, mia);
    expect(await packedThing(next.id, mia, 'Corkscrew')).toMatchObject({ leftOut: { id: again } });
    await changePacking(next.id, again, { left_out: false }, mia);
    expect((await packedThing(next.id, mia, 'Corkscrew')).listed).toMatchObject({ id: again });
    const afterwards = await plan(mia, later(10));
    await callOffTrip(mia.viewer, first.id);
    expect(await packedThing(afterwards.id, mia, 'Corkscrew')).toEqual({});
  });

  test('other people’s marks affect nobody’s list', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [first, next] = [await plan(mia, later(5)), await plan(tom, later(15))];
    const { item } = (await addPacking(first.id, 'Corkscrew', mia)).body;
    await changePacking(first.id, item.id, { mark: 'forgot' }, mia);
    expect((await readPacking(next.id, tom)).body.items.some(({ name }) => name === 'Corkscrew')).toBe(false);
  });

  test('a thing that isn’t on the list does not exist', async () => {
    const { mia } = world;
    const { id } = await plan(mia);
    for (const item of [randomUUID(), 'nonsense']) {
      expect((await changePacking(id, item, { packed: true }, mia)).status).toBe(404);
      expect((await removePacking(id, item, mia)).status).toBe(404);
    }
  });
});

describe('the question after the trip', () => {
  const asks = async ({ viewer }: Person, { id }: { id: string }) =>
    (await getTripHead({ viewer, tripId: id }))?.asksPacking;

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
});
