import { randomUUID } from 'node:crypto';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import type { NextAnswer } from '@/lib/trips/next/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { putMeal } from '@/tests/factories/meals';
import { type Person, person } from '@/tests/factories/people';
import { carOf } from '@/tests/factories/seats';
import { bringAlong, householdOf } from '@/tests/factories/trip-households';
import { inDays, moveTo, party, plan } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: Person) => call<NextAnswer>(GET, 'GET', { ...(as && { as }), params: { id } });
const ranksOf = async (id: string, as: Person) => (await read(id, as)).body.next.map(({ rank }) => rank);

test('each reader of a trip has a list of their own, read in one query', async () => {
  const { mia, tom, ann, eve, trip } = await party();
  await bringAlong(trip, mia, [], [await carOf(mia, 'Prado', { seats: 5 })]);
  const { result, queries } = await countQueries(() => read(trip.id, tom));
  expect(queries.filter((query) => query.includes('home_contacts'))).toHaveLength(1);
  expect(result.body).toMatchObject({ stage: 'planning' });
  expect(result.body.next).toContainEqual(
    expect.objectContaining({ rank: '6', action: { label: 'Ride with Mia', href: `/trip/${trip.id}/cars` } }),
  );
  expect((await read(trip.id, ann)).body).toMatchObject({
    stage: 'invited',
    next: [{ rank: '2', heading: 'Are you coming?', text: '', due: null }],
  });
  expect((await read(trip.id, eve)).status).toBe(404);
  expect((await read(randomUUID(), mia)).status).toBe(404);
});

test('a bounced invitation, a week without an answer and a to-do that is due are the organiser’s', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia, { invitees: ['bounced@example.com', 'late@example.com'] });
  expect(await ranksOf(trip.id, mia)).not.toContain('17');
  await db.household.updateMany({ where: { tripId: trip.id }, data: { createdAt: dateOf(inDays(-9)) } });
  await db.refusedAddress.create({ data: { address: 'Bounced@example.com', error: 'No such user' } });
  await db.todo.create({
    data: { tripId: trip.id, text: 'Buy gas', ownerId: trip.id, addedBy: trip.id, dueOn: dateOf(inDays(1)) },
  });
  const { body } = await read(trip.id, mia);
  await db.refusedAddress.updateMany({ data: { kind: 'complained' } });
  expect(await ranksOf(trip.id, mia)).not.toContain('7');
  await db.refusedAddress.deleteMany({ where: { address: 'bounced@example.com' } });
  expect(body.next.map(({ rank, heading }) => `${rank} ${heading}`)).toEqual(
    expect.arrayContaining(['5 Buy gas', '7 An invitation bounced', '17 1 household hasn’t answered']),
  );
});

test('what the clock brings is of the site’s day, and packing counts only in the last week', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  expect(await ranksOf(trip.id, mia)).not.toContain('12');
  await moveTo(trip, 3, 5);
  const packing = (await read(trip.id, mia)).body;
  expect(packing.stage).toBe('packing');
  expect(packing.next.find(({ rank }) => rank === '12')?.heading).toMatch(/left to pack$/);
  await moveTo(trip, -1, 1);
  await db.trip.update({ where: { id: trip.id }, data: { duties: ['Dishes'] } });
  await db.plan.create({ data: { tripId: trip.id, day: dateOf(inDays(0)), text: 'Swim', addedBy: trip.id } });
  expect(await read(trip.id, mia)).toMatchObject({
    body: { stage: 'on', next: [{ rank: '14d', heading: 'Swim' }] },
  });
});

test('a cook isn’t asked about a meal on a day that the trip no longer has', async () => {
  const mia = await person('Mia');
  const trip = await plan(mia);
  await putMeal(trip.id, { day: trip.start_date, meal: 'dinner' }, { cook: true }, mia);
  const asked = async () =>
    (await read(trip.id, mia)).body.next.some(({ heading }) => heading.startsWith('What are you cooking'));
  expect(await asked()).toBe(true);
  await moveTo(trip, 40, 42);
  expect(await asked()).toBe(false);
});

test('whoever owes money sees it, also after they have said that they aren’t coming', async () => {
  const { mia, tom, trip } = await party();
  const { id = '' } = (await householdOf(trip, tom)) ?? {};
  await db.payment.create({
    data: { tripId: trip.id, fromHousehold: trip.id, toHousehold: id, cents: 2500 },
  });
  const owed = (await read(trip.id, tom)).body.next.filter(({ rank }) => rank === '18');
  expect(owed).toMatchObject([{ heading: 'You owe Mia $25', action: { label: 'I’ve paid' } }]);
  await db.household.updateMany({ where: { tripId: trip.id, id }, data: { attending: false } });
  expect((await read(trip.id, tom)).body).toMatchObject({
    stage: 'declined',
    next: [{ rank: '18', heading: 'You owe Mia $25' }],
  });
  expect(await ranksOf(trip.id, mia)).not.toContain('18');
});
