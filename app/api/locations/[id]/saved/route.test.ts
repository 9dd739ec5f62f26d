import { POST as exportData } from '@/app/api/account/export/route';
import { PUT as change, DELETE, GET as read } from '@/app/api/locations/[id]/route';
import { GET as listOwn } from '@/app/api/locations/own/route';
import { GET as listSaved } from '@/app/api/locations/saved/route';
import { caps } from '@/lib/account/caps';
import { ownSites, savedSites } from '@/lib/campsites/list-sites';
import type { Campsite } from '@/lib/campsites/schema';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { added } from '@/tests/factories/site-form';
import { plan } from '@/tests/factories/trips';
import { PUT } from './route';

const save = (id: string, as?: Person, body: unknown = { saved: true }) =>
  call<{ error: string }>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });
const one = (id: string, as: Person) => ({ as, params: { id } });
const saved = async (as: Person) =>
  (await call<{ locations: Campsite[] }>(listSaved, 'GET', { as })).body.locations;
const idsOf = (sites: Campsite[]) => sites.map(({ id }) => id);
const openSites = (take: number) => db.campsite.findMany({ where: { source: 'open' }, take });

test('asks signed-out people to log in, and another person’s private site does not exist', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await siteOf(mia);
  for (const handler of [listSaved, listOwn]) expect((await call(handler, 'GET')).status).toBe(401);
  expect((await save(id)).status).toBe(401);
  for (const wrong of [id, 'nonsense', '0190a5d2-0000-7000-8000-000000000000'])
    expect((await save(wrong, tom)).status).toBe(404);
  expect((await save(id, mia)).status).toBe(200);
});

test.each([[{}], [{ saved: null }], [{ saved: 'true' }], [[]]])('%j is refused', async (body) => {
  const [site] = await openSites(1);
  expect((await save(site?.id ?? '', await person(), body)).status).toBe(400);
});

test('a site is saved once however often it is sent, and can be removed again', async () => {
  const mia = await person('Mia');
  const [first, second] = await openSites(2);
  if (!first || !second) throw new Error('no open data');
  const twice = await Promise.all([save(first.id, mia), save(first.id, mia)]);
  expect(twice.map(({ status, body }) => [status, body])).toEqual([
    [200, { saved: true }],
    [200, { saved: true }],
  ]);
  await save(second.id, mia);
  expect(idsOf(await saved(mia))).toEqual([second.id, first.id]);
  expect((await call(read, 'GET', one(first.id, mia))).body).toMatchObject({ saved: true });
  expect((await call(read, 'GET', one(first.id, await person()))).body).toMatchObject({ saved: false });
  for (let times = 0; times < 2; times++)
    expect((await save(first.id, mia, { saved: false })).body).toEqual({ saved: false });
  expect(idsOf(await saved(mia))).toEqual([second.id]);
});

test('the viewer’s own sites are listed by name, private and shared, with their known facts', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const shared = await added(mia, { name: 'Beach', share_flag: true, site_features: ['Toilets'] });
  const secret = await added(mia, { name: 'apple farm' });
  const { body } = await call<{ locations: Campsite[] }>(listOwn, 'GET', { as: mia });
  expect(body.locations).toMatchObject([
    { id: secret.id, source: 'private', phone_contact: '07 3350 0000' },
    { id: shared.id, source: 'user', features: ['Toilets'] },
  ]);
  expect((await call(listOwn, 'GET', { as: tom })).body).toEqual({ locations: [] });
});

test.each([
  [
    'unshared',
    (id: string, as: Person) => call(change, 'PUT', { ...one(id, as), body: { share_flag: false } }),
  ],
  ['deleted', (id: string, as: Person) => call(DELETE, 'DELETE', one(id, as))],
])(
  'a site that is %s can’t be saved by others any more, even where a trip keeps it',
  async (how, takeBack) => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    for (const used of [false, true]) {
      const { id } = await added(mia, { share_flag: true });
      if (used) await plan(tom, { location_id: id });
      for (const who of [mia, tom]) await save(id, who);
      expect((await takeBack(id, mia)).status).toBe(200);
      expect(await saved(tom)).toEqual([]);
      expect(idsOf(await saved(mia)).includes(id)).toBe(how === 'unshared');
      expect(await db.savedSite.count({ where: { profileId: tom.viewer.profileId } })).toBe(0);
      expect((await save(id, tom)).status).toBe(404);
    }
  },
);

test('a site that the viewer may not see any more is in no list, even while its saved row remains', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await added(mia);
  await db.savedSite.create({ data: { profileId: tom.viewer.profileId, campsiteId: id } });
  expect(await saved(tom)).toEqual([]);
});

test('a site that is unshared while somebody saves it does not stay saved', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (let round = 0; round < 5; round++) {
    const { id } = await added(mia, { share_flag: true });
    const [unshared, kept] = await Promise.all([
      call(change, 'PUT', { ...one(id, mia), body: { share_flag: false } }),
      save(id, tom),
    ]);
    expect([unshared.status, [200, 404].includes(kept.status)]).toEqual([200, true]);
    expect(await db.savedSite.count({ where: { campsiteId: id } })).toBe(0);
  }
});

test(`a person saves at most ${caps.saved}, even with two at once, and can save again after removing one`, async () => {
  const mia = await person('Mia');
  const { profileId } = mia.viewer;
  const sites = await openSites(caps.saved + 1);
  const ids = sites.map(({ id }) => id);
  const [first = '', last = '', before = ''] = [ids[0], ids.at(-1), ids.at(-2)];
  await db.savedSite.createMany({ data: ids.slice(0, -2).map((campsiteId) => ({ profileId, campsiteId })) });
  const both = await Promise.all([save(before, mia), save(last, mia)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toEqual({
    error: 'You can save up to 200 campsites. Please remove one first.',
  });
  // At the limit, a site that is already saved can be saved again.
  expect((await save(first, mia)).status).toBe(200);
  await save(first, mia, { saved: false });
  expect((await save(first, mia)).status).toBe(200);
});

test('saved sites are in the export by name, and are deleted with the account', async () => {
  const mia = await person('Mia');
  const [site] = await openSites(1);
  await save(site?.id ?? '', mia);
  const { body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({ profile: { saved: [{ campsite: { id: site?.id, name: site?.name } }] } });
  await db.user.delete({ where: { id: mia.viewer.userId } });
  expect(await db.savedSite.count({ where: { profileId: mia.viewer.profileId } })).toBe(0);
});

test('both lists come from their indexes', async () => {
  const { viewer } = await person('Mia');
  for (const [sql, index] of [
    [ownSites(viewer), 'campsites_owner_id_idx'],
    [savedSites(viewer), 'saved_sites'],
  ] as const) {
    const rows = await db.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (campsites|saved_sites|campsite_features)/);
  }
});
