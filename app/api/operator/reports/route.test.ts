import { db } from '@/lib/server/db/client';
import { siteOf } from '@/tests/factories/campsites';
import { decide, reportAs, reports } from '@/tests/factories/decisions';
import { operator } from '@/tests/factories/operators';
import { type Person, person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { tripRow } from '@/tests/factories/trips';

let kerry: Person;
beforeEach(async () => {
  kerry = await operator();
  await db.siteReport.deleteMany();
});

/** A position in the desert, where no other campsite is near. */
const desert = { latitude: -26.5, longitude: 128.4 };
const dates = { startDate: new Date('2026-12-01'), endDate: new Date('2026-12-02') };

test('a reported campsite is listed with the nearest one, the reports and the facts of both', async () => {
  const [eve, [tom]] = [await person('Eve'), await strangers()];
  const site = await siteOf(eve, { ...desert, shared: true, name: 'Bog', drivetrain: '4 Wheel Drive' });
  const twin = await siteOf(eve, { ...desert, latitude: -26.504, shared: true, name: 'The bog' });
  await tripRow(eve.viewer.profileId, { ...dates, campsiteId: site.id, locationName: 'Bog' });
  await reportAs(tom, site.id, 'wrong', 'Same as The bog.');
  const { sites } = await reports(kerry);
  expect(sites).toEqual([
    {
      ...{ id: site.id, name: 'Bog', source: 'user', ...desert, hidden: false, voices: 1, trips: 1 },
      ...{ address: null, access: '4 Wheel Drive', phone: null, url: null, pet_friendly: null },
      owner: { name: 'Eve', since: expect.any(String) },
      reviewed_at: null,
      shared_on: site.createdAt.toISOString(),
      reports: [
        {
          ...{ reason: 'wrong', message: 'Same as The bog.', by: 'Tom', user: tom.viewer.userId },
          ...{ account_days: 10, at: expect.stringMatching(/^20.*Z$/) },
        },
      ],
      nearest: expect.objectContaining({
        id: twin.id,
        name: 'The bog',
        distance: 445,
        trips: 0,
        access: null,
      }),
    },
  ]);
});

test('a campsite farther than 2 km, a private one or a hidden one is not the nearest', async () => {
  const [eve, [tom]] = [await person('Eve'), await strangers()];
  const spot = { latitude: -24.5, longitude: 127.4 };
  const site = await siteOf(eve, { ...spot, shared: true });
  await siteOf(eve, { ...spot, latitude: -24.519, shared: true });
  await siteOf(eve, spot);
  const hidden = await siteOf(eve, { ...spot, shared: true });
  await decide(kerry, hidden.id, { action: 'hide' });
  await reportAs(tom, site.id);
  expect((await reports(kerry)).sites[0]?.nearest).toBeNull();
});

test('sorts by voices, then by the newest report; muted, suspended and decided reports don’t wait', async () => {
  const [eve, tom, ann] = [await person('Eve'), await person('Tom'), await person('Ann')];
  const [zoe, kim, ivy] = await strangers();
  const site = async (name: string) => (await siteOf(eve, { shared: true, name })).id;
  const [twice, older, newer, muted, suspended, kept] = [
    await site('twice'),
    await site('older'),
    await site('newer'),
    await site('muted'),
    await site('suspended'),
    await site('kept'),
  ];
  for (const each of [zoe, kim]) await reportAs(each, twice);
  await reportAs(zoe, older);
  for (const each of [tom, ann]) await reportAs(each, newer);
  await reportAs(ivy, muted);
  await reportAs(zoe, kept);
  await reportAs(await person('Spammer'), suspended);
  const now = new Date();
  await db.user.update({ where: { id: ivy.viewer.userId }, data: { reportsMutedAt: now } });
  await db.user.updateMany({
    where: { profile: { name: 'Spammer' } },
    data: { suspendedAt: now, suspendedFor: 'Advertises' },
  });
  await decide(kerry, kept, { action: 'keep' });
  const { sites } = await reports(kerry);
  expect(sites.map(({ name, voices }) => [name, voices])).toEqual([
    ['twice', 2],
    ['newer', 1],
    ['older', 1],
  ]);
});

test('a campsite that is reported again shows when it was last decided', async () => {
  const [eve, [tom]] = [await person('Eve'), await strangers()];
  const { id } = await siteOf(eve, { shared: true });
  await decide(kerry, id, { action: 'keep' });
  await reportAs(tom, id);
  const { reviewedAt } = await db.campsite.findUniqueOrThrow({ where: { id } });
  expect((await reports(kerry)).sites[0]?.reviewed_at).toBe(reviewedAt?.toISOString());
});

test('the last decisions are listed, and which of them can be undone', async () => {
  const eve = await person('Eve');
  const { id } = await siteOf(eve, { shared: true, name: 'Bog' });
  await decide(kerry, id, { action: 'hide', reason: 'private land' });
  await decide(kerry, id, { action: 'keep', reason: 'the owner agrees' });
  const { decided } = await reports(kerry);
  expect(decided.slice(0, 2)).toMatchObject([
    { site: id, by: kerry.email, action: 'kept', about: 'Bog', reason: 'the owner agrees', undoable: true },
    { site: id, action: 'hid', reason: 'private land', undoable: false },
  ]);
});
