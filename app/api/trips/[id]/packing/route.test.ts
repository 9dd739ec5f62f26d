import { db } from '@/lib/server/db/client';
import { answerTrip } from '@/lib/trips/attendance/answer';
import { callOffTrip } from '@/lib/trips/call-off';
import { lineIdOf } from '@/lib/trips/gear/lines';
import { packingSql } from '@/lib/trips/packing/get-packing';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import {
  addPacking,
  changePacking,
  packedThing,
  readPacking,
  removePacking,
} from '@/tests/factories/packing';
import type { Person } from '@/tests/factories/people';
import { bring, childOf, dogOf } from '@/tests/factories/seats';
import { takeOff } from '@/tests/factories/trip-households';
import { appoint, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';
import { PUT } from '../gear/[line]/offer/route';

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
  const { mia, trip } = await party();
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

test('is refused for signed-out people and strangers, and empty and read-only for people who aren’t going', async () => {
  const { tom, ann, zoe, eve, trip } = await party();
  const bag = (await packedThing(trip.id, tom, 'Sleeping bag')).listed?.id ?? '';
  const statuses = async (who?: Person) => [
    (await readPacking(trip.id, who)).status,
    (await addPacking(trip.id, 'Book', who)).status,
    (await changePacking(trip.id, bag, { packed: true }, who)).status,
    (await removePacking(trip.id, bag, who)).status,
  ];
  expect(await statuses()).toEqual([401, 401, 401, 401]);
  expect(await statuses(eve)).toEqual([404, 404, 404, 404]);
  for (const who of [ann, zoe]) {
    expect(await statuses(who)).toEqual([200, 403, 403, 403]);
    expect((await readPacking(trip.id, who)).body).toEqual({ items: [], left_out: [] });
  }
  // Not even a co-organiser packs for a trip that they aren't going on.
  await appoint(trip, ann);
  expect((await addPacking(trip.id, 'Book', ann)).status).toBe(403);
  expect(await db.packingItem.count({ where: { tripId: trip.id } })).toBe(0);
});

test('ticks return with a new yes, and are deleted when the person leaves the trip', async () => {
  const { tom, trip } = await party();
  const { item } = (await addPacking(trip.id, 'Diary', tom)).body;
  await changePacking(trip.id, item.id, { packed: true }, tom);
  await answerTrip(tom.viewer, trip.id, false);
  expect((await readPacking(trip.id, tom)).body.items).toEqual([]);
  await answerTrip(tom.viewer, trip.id, true);
  expect((await packedThing(trip.id, tom, 'Diary')).listed).toMatchObject({ packed: true });
  await takeOff(trip, tom.email);
  expect(await db.packingItem.count({ where: { tripId: trip.id } })).toBe(0);
});

test.each([
  ['no name', undefined, 'Please type what to pack.'],
  ['a blank one', '  ', 'Please type what to pack.'],
  ['a number', 7, 'This must be text.'],
  ['more than 80 characters', 'x'.repeat(81), 'Please keep this to 80 characters.'],
  ['a NUL', 'a\0b', 'This has characters that can’t be saved.'],
])('%s is refused with a message, and nothing is added', async (_, name, words) => {
  const { mia, trip } = await party();
  expect(await addPacking(trip.id, name, mia)).toMatchObject({
    status: 400,
    body: { fields: { name: words } },
  });
  expect(await db.packingItem.count({ where: { tripId: trip.id } })).toBe(0);
});

test('of many additions at once only as many as the limit allows are saved, and the rest are refused', async () => {
  const { mia, trip } = await party();
  await db.packingItem.createMany({
    data: Array.from({ length: 298 }, (_, n) => ({
      ...{ tripId: trip.id, householdId: trip.id },
      itemId: `0000000a-0000-4000-8000-${String(n).padStart(12, '0')}`,
      ...{ source: 'added' as const, name: `Thing ${n}` },
    })),
  });
  const added = await Promise.all(['a', 'b', 'c', 'd'].map((name) => addPacking(trip.id, name, mia)));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  expect(added.find(({ status }) => status === 409)?.body.error).toBe(
    'You can add up to 300 things. Please remove some first.',
  );
});

test('things are added and removed even once a trip is over, but not once it was called off', async () => {
  const { mia, trip } = await party();
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
  const { mia, trip } = await party();
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
