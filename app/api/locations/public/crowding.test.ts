import { POST as report } from '@/app/api/locations/[id]/report/route';
import { searchSources } from '@/lib/campsites/search/sources';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { showSite } from '@/scripts/database/show-site';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { deliveredMail } from '@/tests/mail';
import { POST } from './route';

interface Found {
  locations: { id: string; name: string; source: string }[];
  total: number;
}

const search = async (as: Person, body: object = {}) =>
  (await call<Found>(POST, 'POST', { as, body: { postcode: '4031', radius: 50, ...body } })).body;

/** As many shared sites of one person near the centre of 4031, so many metres apart. */
async function fill(owner: Person, count: number, metres: number, more: object = {}) {
  const { profileId: ownerId } = owner.viewer;
  await db.campsite.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...({ source: 'user', shareFlag: true, ownerId, name: `${owner.viewer.username} ${index}` } as const),
      latitude: -27.4083 - (index * metres) / 111_195,
      longitude: 153.0298,
      ...more,
    })),
  });
}

const of = ({ viewer }: Person, { locations }: Found) =>
  locations.filter(({ name }) => name.startsWith(viewer.username));

test('two hundred sites of one person within metres leave the place to the others', async () => {
  const [eve, tom] = [await person('Eve'), await person('Tom')];
  const before = await search(tom);
  await fill(eve, 200, 1);
  const after = await search(tom);
  expect(of(eve, after)).toHaveLength(3);
  expect(after.locations.slice(3)).toEqual(before.locations.slice(0, 197));
  expect(after.total).toBe(before.total + 3);
  expect(of(eve, await search(eve))).toHaveLength(200);
  await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
});

test('spread over the area they take twenty places at most, also on the page and with a text', async () => {
  const [eve, tom] = [await person('Eve'), await person('Tom')];
  await fill(eve, 40, 1100);
  expect(of(eve, await search(tom))).toHaveLength(20);
  const asked = { sources: ['user' as const], wants: [], unsuited: false, order: 'near' as const, all: true };
  const nobody = { car: null, pets: [] };
  const found = await searchSources(tom.viewer, asked, { postcode: '4031', radius: 50 }, nobody, 30_000);
  expect(of(eve, found?.results.user as Found)).toHaveLength(20);
  const { locations, total } = await search(tom, { text: eve.viewer.username });
  expect([locations.length, total]).toEqual([20, 20]);
  await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
});

test('which of them stay depends on what is asked for', async () => {
  const [eve, tom] = [await person('Eve'), await person('Tom')];
  await fill(eve, 5, 1);
  await fill(eve, 2, 1, { name: `${eve.viewer.username} with pets`, petFriendly: true });
  expect(of(eve, await search(tom, { filters: { pets: true } }))).toHaveLength(2);
  await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
});

describe('a shared site that several people report', () => {
  const reportBy = (as: Person, id: string) =>
    call(report, 'POST', { as, params: { id }, body: { reason: 'wrong' } });
  const finds = async (as: Person, name: string) => (await search(as, { text: name })).total === 1;

  test('is hidden from others at the third, not from its owner, until somebody has looked at it', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const { id, name } = await siteOf(eve, { shared: true, name: `Bog ${Math.random()}` });
    const reporters = await Promise.all(['Tom', 'Ann', 'Zoe'].map((each) => person(each)));
    const [tom, ann, zoe] = reporters as [Person, Person, Person];
    await reportBy(tom, id);
    await reportBy(tom, id);
    await reportBy(tom, id);
    await reportBy(ann, id);
    expect(await finds(mia, name)).toBe(true);
    await reportBy(zoe, id);
    expect([await finds(mia, name), await finds(eve, name)]).toEqual([false, true]);
    const mails = (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) => subject?.includes(name));
    expect(mails.map(({ text }) => text?.includes(`npm run show-site ${id}`))).toEqual([
      ...[false, false, false, false],
      true,
    ]);

    expect(await showSite(process.env.DATABASE_URL ?? '', id)).toBe(true);
    expect(await finds(mia, name)).toBe(true);
    for (const again of [tom, ann, zoe]) await reportBy(again, id);
    expect(await finds(mia, name)).toBe(true);
  });

  test('at once are counted all', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const { id, name } = await siteOf(eve, { shared: true, name: `Mire ${Math.random()}` });
    const reporters = await Promise.all(['Tom', 'Ann', 'Zoe'].map((each) => person(each)));
    await Promise.all(reporters.map((each) => reportBy(each, id)));
    expect(await finds(mia, name)).toBe(false);
  });

  test('stays where it is the open data’s', async () => {
    const { locations } = await search(await person());
    const { id = '', name = '' } = locations.find(({ source }) => source === 'open') ?? {};
    for (const each of ['Tom', 'Ann', 'Zoe']) await reportBy(await person(each), id);
    expect((await search(await person(), { text: name })).total).toBeGreaterThan(0);
    expect(await showSite(process.env.DATABASE_URL ?? '', 'nonsense')).toBe(false);
  });
});
