import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { decide, reportAs } from '@/tests/factories/decisions';
import { fail, failedJob } from '@/tests/factories/failed-jobs';
import { operator } from '@/tests/factories/operators';
import { person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { countWaiting } from './waiting';

test('a campsite counts while it has open reports', async () => {
  await db.siteReport.deleteMany();
  const [kerry, eve, [tom, ann]] = [await operator(), await person('Eve'), await strangers()];
  const site = async () => (await siteOf(eve, { shared: true })).id;
  const [waits, merged, isPrivate, own, kept] = [
    await site(),
    await site(),
    await site(),
    await site(),
    await site(),
  ];
  for (const id of [waits, isPrivate, kept]) await reportAs(tom, id);
  await reportAs(ann, waits);
  await reportAs(eve, own);
  await decide(kerry, kept, { action: 'keep' });
  await decide(kerry, merged, { action: 'merge', into: waits });
  await db.siteReport.create({ data: { campsiteId: merged, profileId: tom.viewer.profileId } });
  await db.campsite.update({ where: { id: isPrivate }, data: { shareFlag: false } });
  expect((await countWaiting()).sites).toBe(1);
});

test('a failed mail counts while it is tried again, but not after it is given up', async () => {
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
  await failedJob();
  const givenUp = await failedJob();
  expect((await countWaiting()).mails).toBe(2);
  const [{ most } = { most: 0 }] = await db.$queryRaw<{ most: number }[]>`
    select max_attempts::int most from graphile_worker._private_jobs where id = ${givenUp}::bigint`;
  await fail(givenUp, 'away', most);
  expect((await countWaiting()).mails).toBe(1);
});
