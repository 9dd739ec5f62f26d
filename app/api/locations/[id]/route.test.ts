import { POST as searchMine } from '@/app/api/locations/my/route';
import { POST as searchShared } from '@/app/api/locations/public/route';
import type { SearchResponse, SiteDetail } from '@/lib/campsites/schema';
import type { SiteChanges } from '@/lib/campsites/sites/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { added, siteForm } from '@/tests/factories/site-form';
import { plan } from '@/tests/factories/trips';
import { badTexts } from '@/tests/fixtures/bad-text';
import { PUT as observe } from './observation/route';
import { DELETE, GET, PUT } from './route';

type Body = { location: SiteDetail; fields: object };

const read = (id: string, as?: Person) => call<Body>(GET, 'GET', { ...(as && { as }), params: { id } });
const change = (id: string, body: SiteChanges, as?: Person) =>
  call<Body>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });
const remove = (id: string, as?: Person) => call(DELETE, 'DELETE', { ...(as && { as }), params: { id } });

const foundBy = async (as: Person, handler: typeof searchMine, name: string) => {
  const body = { postcode: '4031', radius: 50, text: name };
  const response = await call<SearchResponse>(handler, 'POST', { as, body });
  return response.body.locations.map(({ id }) => id);
};

describe.each([
  ['GET', read],
  ['PUT', (id: string, as?: Person) => change(id, { name: 'Mine now' }, as)],
  ['DELETE', remove],
] as const)('%s', (method, send) => {
  test('asks signed-out people to log in, and another person’s private site does not exist', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const site = await added(mia);
    expect((await send(site.id)).status).toBe(401);
    expect((await send(site.id, tom)).status).toBe(404);
    expect((await send('nonsense', mia)).status).toBe(404);
    expect((await read(site.id, mia)).body.location).toEqual(site);
  });

  test('is refused for a visible site of another owner', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const open = await db.campsite.findFirstOrThrow({ where: { source: 'open' } });
    for (const id of [(await added(mia, { share_flag: true })).id, open.id])
      expect((await send(id, tom)).status).toBe(method === 'GET' ? 200 : 403);
  });
});

describe('an owner', () => {
  test('changes any part of a site; the rest stays', async () => {
    const mia = await person('Mia');
    const site = await added(mia, { site_features: ['Toilets'], pet_friendly: true });
    const { status, body } = await change(site.id, { name: 'Gran’s front paddock', phone_contact: '' }, mia);
    expect([status, body.location]).toEqual([
      200,
      { ...site, name: 'Gran’s front paddock', phone_contact: null },
    ]);
    const moved = (await change(site.id, { latitude: -27.4083, longitude: 153.0298, address: null }, mia))
      .body;
    expect(moved.location).toMatchObject({
      address: 'Kedron QLD 4031',
      postcode: '4031',
      pet_friendly: true,
    });
    const emptied = (await change(site.id, { site_features: [], pet_friendly: null }, mia)).body;
    expect(emptied.location).toMatchObject({ features: [], pet_friendly: null });
  });

  const wrong: [field: string, body: object][] = [
    ...badTexts.map(([, value]): [string, object] => ['name', { name: value }]),
    ['longitude', { latitude: -27.4 }],
    ['latitude', { longitude: 153 }],
    ['latitude', { latitude: -6.2, longitude: 106.82 }],
    ['drivetrain', { drivetrain: null }],
    ['site_features.0', { site_features: ['0190a000-0000-7000-8000-000000000000'] }],
  ];
  test.each(wrong)('is told which field is wrong: %s', async (field, body) => {
    const mia = await person('Mia');
    const site = await added(mia);
    const refused = await change(site.id, body as SiteChanges, mia);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect((await read(site.id, mia)).body.location).toEqual(site);
  });

  test('keeps the state that the owner said until the site moves', async () => {
    const mia = await person('Mia');
    const near = { latitude: -28.556, longitude: 150.312 };
    const site = await added(mia, { ...near, state: 'QLD' });
    const stateAfter = async (changes: SiteChanges) => {
      const { location } = (await change(site.id, changes, mia)).body;
      return [location.state, location.state_sure];
    };
    expect(await stateAfter({ name: 'Bank' })).toEqual(['QLD', true]);
    expect(await stateAfter({ latitude: -28.557, longitude: 150.312 })).toEqual(['NSW', false]);
    expect(await stateAfter({ state: 'NSW' })).toEqual(['NSW', true]);
  });

  test('shares the site, and others find it at once; unshares it, and others find it no more', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const name = `Paddock ${Math.random()}`;
    const { id } = await added(mia, { name });
    expect([await foundBy(mia, searchMine, name), await foundBy(tom, searchShared, name)]).toEqual([
      [id],
      [],
    ]);
    await change(id, { share_flag: true }, mia);
    expect([await foundBy(mia, searchMine, name), await foundBy(tom, searchShared, name)]).toEqual([
      [],
      [id],
    ]);
    expect((await read(id, tom)).body.location).toMatchObject({ source: 'user', name });
    await change(id, { share_flag: false }, mia);
    expect([await foundBy(mia, searchMine, name), await foundBy(tom, searchShared, name)]).toEqual([
      [id],
      [],
    ]);
    expect((await read(id, tom)).status).toBe(404);
  });

  test('deletes the site, and the second time finds nothing', async () => {
    const mia = await person('Mia');
    const { id } = await added(mia, { site_features: ['Toilets'] });
    expect(await remove(id, mia)).toMatchObject({ status: 200, body: { id } });
    expect((await remove(id, mia)).status).toBe(404);
    expect(await db.campsite.count({ where: { id } })).toBe(0);
  });

  test('deletes it once with two requests at once, even while others plan a trip there', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { id } = await added(mia, { share_flag: true });
    const planning = plan(tom, { location_id: id }).catch(() => null);
    const responses = await Promise.all([remove(id, mia), remove(id, mia)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const trip = await planning;
    expect(await db.campsite.count({ where: { id, ownerId: null, shareFlag: false } })).toBe(trip ? 1 : 0);
  });
});

test('a site comes with its features by name and its distance from home', async () => {
  const mia = await person('Mia');
  const { id, site_features } = await added(mia, { site_features: ['Toilets', 'Showers'] });
  const { body } = await read(id, mia);
  expect(body).toMatchObject({
    features: [
      { id: site_features[0], name: 'Showers' },
      { id: site_features[1], name: 'Toilets' },
    ],
    distance: 4.1,
    saved: false,
    park: null,
    observations: {},
    own_observation: null,
  });
  await db.profile.update({ where: { id: mia.viewer.profileId }, data: { postcode: '0000' } });
  expect((await read(id, mia)).body).toMatchObject({ distance: null });
});

test('a site comes with what campers say of it and the viewer’s own observation', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await added(mia, { share_flag: true });
  const say = async (who: Person, body: object) =>
    expect((await call(observe, 'PUT', { as: who, params: { id }, body })).status).toBe(200);
  await say(mia, { pets: true, seen_on: '2026-04-30' });
  await say(tom, { pets: true, boat_ramp: false, access: '4 Wheel Drive', seen_on: '2026-05-02' });
  const { body } = await read(id, mia);
  expect(body).toMatchObject({
    observations: {
      pets: { value: true, says: 2, latest: '2026-05-02' },
      boat_ramp: { value: false, says: 1, latest: '2026-05-02' },
      access: { value: '4 Wheel Drive', says: 1, latest: '2026-05-02' },
    },
    own_observation: { pets: true, toilets: null, boat_ramp: null, access: null, seen_on: '2026-04-30' },
  });
  expect((await read(id, await person('Ann'))).body).toMatchObject({ own_observation: null });
});

test.each([
  ['mount-clear-campground-rendezvous-creek-act', { name: 'Namadgi National Park', sure: 'in' }],
  ['blatherarm-camping-area-2-torrington-nsw', { name: null, sure: 'agency' }],
  ['cave-beach-camping-area-jervis-bay-act', { name: 'Booderee National Park', sure: 'near' }],
])('the open data’s site %s comes with its park and the certainty of that', async (sourceRef, park) => {
  const { id } = await db.campsite.findUniqueOrThrow({ where: { sourceRef } });
  expect((await read(id, await person())).body).toMatchObject({ park });
});

test('a shared site’s owner is revealed to nobody', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await added(mia, { ...siteForm(), share_flag: true });
  const { body } = await read(id, tom);
  expect(JSON.stringify(body)).not.toContain(mia.viewer.profileId);
  expect(Object.keys(body.location)).not.toContain('owner_id');
});
