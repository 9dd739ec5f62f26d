import type { SearchResponse } from '@/lib/campsites/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { POST } from './route';

const body = { postcode: '4031', radius: 100 };

const search = async (as: Person, more: object = {}) =>
  (await call<SearchResponse>(POST, 'POST', { as, body: { ...body, ...more } })).body;

test('the signed-out are asked to log in', async () => {
  expect((await call(POST, 'POST', { body })).status).toBe(401);
});

test('without a profile there is no search', async () => {
  const { cookie } = await newcomer();
  expect((await call(POST, 'POST', { headers: { cookie }, body })).status).toBe(403);
});

test('a private site is found by its owner, and by nobody else', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await siteOf(mia, { features: ['Toilets'] });
  const found = await search(mia);
  expect(found.total).toBe(1);
  expect(found.locations[0]).toMatchObject({
    id: site.id,
    source: 'private',
    share_flag: false,
    features: ['Toilets'],
    distance: 6.1,
  });
  expect(await search(tom)).toEqual({ locations: [], total: 0, unknown: 0 });
});

test('a shared site of the viewer is among the shared ones, not here', async () => {
  const mia = await person();
  await siteOf(mia, { shared: true });
  expect((await search(mia)).total).toBe(0);
});

test('only sites within the radius are found, nearest first', async () => {
  const mia = await person();
  await siteOf(mia, { name: 'Far', latitude: -28.6 });
  await siteOf(mia, { name: 'Middling', latitude: -28 });
  await siteOf(mia, { name: 'Near' });
  expect((await search(mia)).locations.map(({ name }) => name)).toEqual(['Near', 'Middling']);
  expect((await search(mia, { radius: 200 })).total).toBe(3);
  expect((await search(mia, { postcode: '0870' })).total).toBe(0);
});

test('text and filters work for own sites too', async () => {
  const mia = await person();
  await siteOf(mia, { name: 'Creek', petFriendly: true });
  await siteOf(mia, { name: 'Creek too' });
  expect((await search(mia, { text: 'TOO' })).total).toBe(1);
  expect((await search(mia, { text: 'creek', filters: { pets: true } })).locations).toMatchObject([
    { name: 'Creek' },
  ]);
});

test('a wrong postcode or radius is refused', async () => {
  const mia = await person();
  for (const wrong of [{ postcode: '0001' }, { radius: '100' }])
    expect((await call(POST, 'POST', { as: mia, body: { ...body, ...wrong } })).status).toBe(400);
});
