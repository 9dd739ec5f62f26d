import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { type Person, person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { answerTrip } from './answer';
import { saveAttendance } from './choose';
import { carsAtFirst, choicesSql, getChoices } from './get-choices';

const carOf = async ({ viewer: { profileId } }: Person, make: string) =>
  (await db.ride.create({ data: { profileId, type: 'car', make } })).id;
const boatOf = async ({ viewer: { profileId } }: Person) =>
  (await db.ride.create({ data: { profileId, type: 'boat', boatType: 'Other' } })).id;
const crewOf = async ({ viewer: { profileId } }: Person) => {
  await db.crewMember.createMany({
    data: [
      { profileId, type: 'camper', name: 'Kim', age: 'child' },
      { profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
    ],
  });
  const rows = await db.crewMember.findMany({ where: { profileId }, orderBy: { isOwner: 'desc' } });
  return rows.map(({ id }) => id);
};

test('at a first answer all campers and pets and the only car are ticked', async () => {
  const tom = await person('Tom');
  const [crew, car] = [await crewOf(tom), await carOf(tom, 'Subaru')];
  await boatOf(tom);
  const choices = await getChoices(tom.viewer, null);
  expect(choices.crew.map(({ name }) => name)).toEqual(['Tom', 'Kim', 'Rex']);
  expect(choices.rides.map(({ type }) => type)).toEqual(['car', 'boat']);
  expect(new Set(choices.first.crew)).toEqual(new Set(crew));
  expect(choices.first.rides).toEqual([car]);
  expect(choices.chosen).toEqual({ crew: [], rides: [] });
});

test('of several cars, those on the viewer’s most recently planned trip are ticked, no matter who organises it', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [old, used] = [await carOf(tom, 'Ford'), await carOf(tom, 'Subaru')];
  const own = await carOf(mia, 'Toyota');
  expect((await getChoices(tom.viewer, null)).first.rides).toEqual([]);
  await plan(tom, { owner_ride_ids: [old] });
  const trip = await plan(mia, { invitees: [tom.email], owner_ride_ids: [own] });
  await saveAttendance(tom.viewer, trip.id, {
    attending: true,
    crew_member_ids: (await getChoices(tom.viewer, null)).first.crew,
    ride_ids: [used, await boatOf(tom)],
  });
  expect((await getChoices(tom.viewer, null)).first.rides).toEqual([used]);
  expect((await getChoices(tom.viewer, trip.id)).first.rides).toEqual([old]);
});

test('after an answer the ticks are what the viewer’s own household chose for the trip', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [, kim = ''] = await crewOf(tom);
  const boat = await boatOf(tom);
  const trip = await plan(mia, { invitees: [tom.email] });
  await saveAttendance(tom.viewer, trip.id, { attending: true, crew_member_ids: [kim], ride_ids: [boat] });
  expect((await getChoices(tom.viewer, trip.id)).chosen).toEqual({ crew: [kim], rides: [boat] });
  await answerTrip(tom.viewer, trip.id, false);
  expect((await getChoices(tom.viewer, trip.id)).chosen).toEqual({ crew: [], rides: [] });
  expect((await getChoices(tom.viewer, 'no id')).chosen).toEqual({ crew: [], rides: [] });
});

test.each([
  ['none', [], [], []],
  ['the only one', ['a'], [], ['a']],
  ['two and none used', ['a', 'b'], [], []],
  ['two used together', ['a', 'b', 'c'], ['c', 'a'], ['a', 'c']],
])('of cars %s', (_, ids, last, ticked) => {
  const rides = ids.map((id) => ({ id, type: 'car' as const }));
  expect(carsAtFirst([...rides, { id: 'van', type: 'trailer' }], [...last, 'van'])).toEqual(ticked);
});

test('the choices take one query, which uses indexes, however large the household', async () => {
  const tom = await person('Tom');
  await crewOf(tom);
  const trip = await plan(tom);
  const { queries } = await countQueries(() => getChoices(tom.viewer, trip.id));
  expect(queries).toHaveLength(1);
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${choicesSql(tom.viewer, trip.id)}`);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});
