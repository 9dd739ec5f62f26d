import { db } from '@/lib/server/db/client';
import type { TripLocation } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { GET } from './route';

const read = (id: string, as?: Person) =>
  call<TripLocation>(GET, 'GET', { ...(as && { as }), params: { id } });

test('an organiser’s private site is visible to invitees, and to nobody else', async () => {
  const [mia, tom, eve] = [await person('Mia'), await person('Tom'), await person('Eve')];
  const site = await siteOf(mia, { features: ['Toilets', 'Fire pit'], lacks: ['Showers'] });
  const trip = await plan(mia, { location_id: site.id, invitees: [tom.email] });
  const { status, body } = await read(trip.id, tom);
  expect(status).toBe(200);
  expect(body.location).toMatchObject({
    id: site.id,
    name: 'Riverside flat',
    latitude: site.latitude,
    share_flag: false,
  });
  const anId = expect.any(String);
  expect(body.features).toEqual([
    { id: anId, name: 'Fire pit' },
    { id: anId, name: 'Toilets' },
  ]);
  expect(body.location.site_features).toEqual(body.features.map(({ id }) => id));
  expect((await read(trip.id, eve)).status).toBe(404);
  expect((await read(trip.id)).status).toBe(401);
});

test('an AI’s site has a name and a URL, and null for the rest', async () => {
  const mia = await person();
  const trip = await plan(mia);
  const { body } = await read(trip.id, mia);
  const { name, campsite_url, ...rest } = body.location;
  expect([name, campsite_url]).toEqual(['Bendeela Recreation Area', 'https://example.com/bendeela']);
  expect(Object.values(rest)).toEqual(Object.keys(rest).map(() => null));
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(['id', 'address', 'latitude', 'drivetrain']));
  expect(body.features).toEqual([]);
});

test('a stranger’s site that has turned private is only a name', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = await siteOf(tom, { shared: true });
  const trip = await plan(mia, { location_id: site.id });
  await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
  expect((await read(trip.id, mia)).body.location).toMatchObject({ name: 'Riverside flat', latitude: null });
});

test('a deleted site keeps its name', async () => {
  const mia = await person();
  const site = await siteOf(mia);
  const trip = await plan(mia, { location_id: site.id });
  await db.campsite.delete({ where: { id: site.id } });
  expect((await read(trip.id, mia)).body.location).toMatchObject({ id: null, name: 'Riverside flat' });
});

test('costs one query besides the session’s', async () => {
  const mia = await person();
  const site = await siteOf(mia, { features: ['Toilets', 'Fire pit', 'Water'] });
  const trip = await plan(mia, { location_id: site.id });
  expect((await countQueries(() => read(trip.id, mia))).queries).toHaveLength(2);
});
