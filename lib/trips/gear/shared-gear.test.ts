import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { Person } from '@/tests/factories/people';
import { party } from '@/tests/factories/trips';
import { answerTrip } from '../attendance/answer';
import { getTripOverview, tripOverviewSql } from '../trip-overview';

const own = ({ viewer: { profileId } }: Person, shared: boolean, ...names: string[]) =>
  db.gearItem.createMany({ data: names.map((name) => ({ profileId, name, shared })) });

test('the shared gear of people who are going is listed with its owners, and no other gear', async () => {
  const { mia, tom, ann, zoe, eve, trip } = await party();
  await own(mia, true, 'Gas stove', 'Esky');
  await own(mia, false, 'Swag');
  await own(tom, true, 'GAS STOVE');
  for (const absent of [ann, zoe, eve]) await own(absent, true, 'Kayak');
  const seen = async (as: Person) =>
    (await getTripOverview({ viewer: as.viewer, tripId: trip.id }))?.sharedGear;
  const both = [
    { name: 'Esky', owners: ['Mia'] },
    { name: expect.stringMatching(/^gas stove$/i), owners: ['Mia', 'Tom'] },
  ];
  expect(await seen(mia)).toEqual(both);
  expect(await seen(ann)).toEqual(both);
  await answerTrip(ann.viewer, trip.id, true);
  expect(await seen(mia)).toEqual([...both, { name: 'Kayak', owners: ['Ann'] }]);
});

test('the list on a page has a maximum length', async () => {
  const { mia, trip } = await party();
  await own(mia, true, ...Array.from({ length: 100 }, (_, n) => `Item ${n}`));
  expect((await getTripOverview({ viewer: mia.viewer, tripId: trip.id }))?.sharedGear).toHaveLength(60);
});

test('shared gear is found by the index of each person’s gear', async () => {
  const { mia, trip } = await party();
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
      Prisma.sql`explain ${tripOverviewSql({ viewer: mia.viewer, tripId: trip.id })}`,
    );
  });
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('gear_items_profile_id_name_key');
  expect(text).not.toContain('Seq Scan on gear_items');
});
