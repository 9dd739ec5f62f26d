import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { observationsSql, readObservations } from './read-observations';

const say = ({ viewer: { profileId } }: Person, campsiteId: string, said: object) =>
  db.siteObservation.create({ data: { campsiteId, profileId, seenOn: dateOf('2026-05-02'), ...said } });

test('what campers say of many sites is one query, and a site without observations has none', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const [lake, creek, hill] = [await siteOf(mia), await siteOf(mia), await siteOf(mia)];
  await say(mia, lake.id, { pets: true });
  await say(tom, lake.id, { pets: true, seenOn: dateOf('2025-01-01') });
  await say(tom, creek.id, { boatRamp: false });
  const { result, queries } = await countQueries(() => readObservations([lake.id, creek.id, hill.id]));
  expect(queries).toHaveLength(1);
  expect([...result]).toEqual([
    [lake.id, { pets: { value: true, says: 2, latest: '2026-05-02' } }],
    [creek.id, { boat_ramp: { value: false, says: 1, latest: '2026-05-02' } }],
    [hill.id, {}],
  ]);
});

test('observations are read from the index of sites, however many there are', async () => {
  const { viewer } = await person();
  const ids = (await db.campsite.findMany({ take: 60, select: { id: true } })).map(({ id }) => id);
  const rollback = new Error('rolled back');
  const looked = db.$transaction(async (tx) => {
    await tx.$executeRaw`
      insert into site_observations (campsite_id, profile_id, pets, seen_on, updated_at)
      select id, ${viewer.profileId}::uuid, true, now(), now() from campsites`;
    await tx.$executeRaw`analyze site_observations`;
    const rows = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${observationsSql(ids)}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('site_observations_pkey');
    expect(plan).not.toContain('Seq Scan');
    throw rollback;
  });
  await expect(looked).rejects.toBe(rollback);
});
