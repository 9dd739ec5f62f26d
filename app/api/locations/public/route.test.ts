import type { SearchResponse } from '@/lib/campsites/schema';
import type { FieldErrors } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { POST } from './route';

let mia: Person;
beforeAll(async () => {
  // Deletes the sites of other test files, which would be counted here.
  await db.campsite.deleteMany({ where: { source: 'user' } });
  mia = await person();
});
afterAll(() => db.campsite.deleteMany({ where: { source: 'user' } }));

async function search(body: object, as = mia): Promise<SearchResponse> {
  const response = await call<SearchResponse>(POST, 'POST', {
    as,
    body: { postcode: '4031', radius: 100, ...body },
  });
  expect(response.status).toBe(200);
  return response.body;
}

const namesOf = ({ locations }: SearchResponse) => locations.map(({ name }) => name);

test('the signed-out are asked to log in', async () => {
  const { status } = await call(POST, 'POST', { body: { postcode: '4031', radius: 100 } });
  expect(status).toBe(401);
});

test('without a profile there is no search', async () => {
  const { cookie } = await newcomer();
  const { status } = await call(POST, 'POST', {
    headers: { cookie },
    body: { postcode: '4031', radius: 100 },
  });
  expect(status).toBe(403);
});

test.each([
  [100, 314],
  [200, 670],
] as const)('round Kedron, %d km hold %d campgrounds of the open data', async (radius, expected) => {
  const { total, locations } = await search({ radius });
  expect(Math.abs(total - expected)).toBeLessThanOrEqual(2);
  expect(locations).toHaveLength(200);
  expect(locations.every(({ source }) => source === 'open')).toBe(true);
});

test('the nearest sites come first, with a distance of one decimal within the radius', async () => {
  const { locations, total } = await search({ radius: 50 });
  expect(locations).toHaveLength(total);
  const distances = locations.map(({ distance }) => distance);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.every((km) => km <= 50 && Math.round(km * 10) / 10 === km)).toBe(true);
});

test('the distance is the great-circle distance', async () => {
  // This site lies one degree of latitude north of the postcode's centre.
  await siteOf(mia, { name: 'A degree north', shared: true, latitude: -26.4083, longitude: 153.0298 });
  const { locations } = await search({ radius: 200, text: 'a degree north' });
  expect(locations[0]?.distance).toBe(111.2);
});

test('sites for groups, such as scout camps, are left out', async () => {
  const scouts = await db.campsite.findFirstOrThrow({ where: { groupOnly: true, postcode: { not: null } } });
  const round = { postcode: scouts.postcode, radius: 200, text: scouts.name };
  expect(await search(round).then(namesOf)).not.toContain(scouts.name);
  await siteOf(mia, { name: 'Scout hall', shared: true, groupOnly: true });
  expect(await search({ text: 'Scout hall' }).then(namesOf)).toEqual([]);
});

test('a shared site is found by everybody, with all its fields', async () => {
  const tom = await person('Tom');
  const site = await siteOf(tom, {
    name: 'Shared flat',
    address: 'Creek Rd, Kedron',
    shared: true,
    drivetrain: '4 Wheel Drive',
    petFriendly: true,
    features: ['Showers', 'BBQ'],
    lacks: ['Power'],
  });
  const { locations } = await search({ text: 'shared flat' });
  expect(locations).toEqual([
    {
      id: site.id,
      name: 'Shared flat',
      address: 'Creek Rd, Kedron',
      latitude: -27.46,
      longitude: 153.05,
      phone_contact: null,
      email_contact: null,
      campsite_url: null,
      site_features: [expect.any(String), expect.any(String)],
      features: ['BBQ', 'Showers'],
      missing_features: ['Power'],
      share_flag: true,
      drivetrain: '4 Wheel Drive',
      pet_friendly: true,
      source: 'user',
      distance: 6.1,
      own: false,
    },
  ]);
});

test('a shared site is marked as own only for its owner', async () => {
  await siteOf(mia, { name: 'Mine to share', shared: true });
  const owned = async (as: Person) =>
    (await search({ text: 'mine to share' }, as)).locations.map(({ own }) => own);
  expect([await owned(mia), await owned(await person())]).toEqual([[true], [false]]);
  expect(
    (await search({ radius: 50 })).locations.filter(({ source, own }) => source === 'open' && own),
  ).toEqual([]);
});

test('a private site is never here, not even for its owner', async () => {
  await siteOf(mia, { name: 'Hidden hollow' });
  expect(await search({ text: 'hidden hollow' })).toEqual({ locations: [], total: 0, unknown: 0 });
});

test('an unknown postcode is refused at its field', async () => {
  const response = await call<{ fields: FieldErrors }>(POST, 'POST', {
    as: mia,
    body: { postcode: '0001', radius: 100 },
  });
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).toEqual(['postcode']);
});

test.each([
  ['postcode', { postcode: 4031 }],
  ['postcode', { postcode: '403' }],
  ['postcode', { postcode: '4031 or 1=1' }],
  ['postcode', { postcode: null }],
  ['postcode', { postcode: { not: '' } }],
  ['radius', { radius: '100' }],
  ['radius', { radius: 75 }],
  ['radius', { radius: true }],
  ['radius', { radius: null }],
  ['text', { text: 7 }],
  ['text', { text: 'x'.repeat(81) }],
  ['text', { text: 'a\0b' }],
  ['text', { text: '\ud800' }],
  ['filters', { filters: 'pets' }],
  ['filters.pets', { filters: { pets: 'true' } }],
  ['filters.unknown', { filters: { unknown: 1 } }],
  ['filters.unknown_access', { filters: { unknown_access: 'true' } }],
  ['filters.drivetrain', { filters: { drivetrain: 'Tractor' } }],
  ['filters.features', { filters: { features: 'Toilets' } }],
  ['filters.features.0', { filters: { features: ["'; drop table campsites; --"] } }],
])('a wrong %s is refused at its field: %j', async (field, wrong) => {
  const body = { postcode: '4031', radius: 100, ...wrong };
  const response = await call<{ error: string; fields: FieldErrors }>(POST, 'POST', { as: mia, body });
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).toEqual([field]);
});

test('unknown fields are ignored', async () => {
  const body =
    '{"postcode":"4031","radius":50,"__proto__":{"radius":200},"limit":1,"filters":{"__proto__":{"pets":true}}}';
  const { status, body: found } = await call<SearchResponse>(POST, 'POST', { as: mia, body });
  expect(status).toBe(200);
  expect(found).toEqual(await search({ radius: 50 }));
});
