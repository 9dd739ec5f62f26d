import type { SearchResponse } from '@/lib/campsites/schema';
import type { FieldErrors } from '@/lib/errors';
import { postcodeCentre } from '@/lib/places/find-place';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { POST as searchOwn } from '../my/route';
import { POST as searchPublic } from './route';

let mia: Person;
beforeAll(async () => {
  mia = await person('Mia');
});
afterEach(() => db.campsite.deleteMany({ where: { source: 'user' } }));

const uluru = { latitude: -25.3444, longitude: 131.0369 };

const send = <Body>(handler: typeof searchPublic, body: object | string) =>
  call<Body>(handler, 'POST', { as: mia, body });

test('a search can start from a position instead of a postcode, even far from any postcode’s centre', async () => {
  await siteOf(mia, { name: 'Under the rock', shared: true, ...uluru });
  await siteOf(mia, { name: 'Behind the rock', latitude: -25.35, longitude: 131.05 });
  const shared = await send<SearchResponse>(searchPublic, { ...uluru, radius: 50 });
  expect(shared.status).toBe(200);
  expect(shared.body.locations[0]).toMatchObject({ name: 'Under the rock', distance: 0 });
  const own = await send<SearchResponse>(searchOwn, { ...uluru, radius: 50 });
  expect(own).toMatchObject({
    status: 200,
    body: { total: 1, locations: [{ name: 'Behind the rock', distance: 1.5 }] },
  });
});

test('a postcode’s centre as a position finds what the postcode finds', async () => {
  const centre = await postcodeCentre('4031');
  const byPosition = await send(searchPublic, { ...centre, radius: 50, text: 'park' });
  expect(byPosition).toMatchObject({ status: 200 });
  expect(byPosition.body).toEqual(
    (await send(searchPublic, { postcode: '4031', radius: 50, text: 'park' })).body,
  );
});

test('an empty value counts as not given', async () => {
  for (const empty of [{ postcode: null }, { postcode: '' }])
    expect((await send(searchPublic, { ...uluru, ...empty, radius: 50 })).status).toBe(200);
  const body = { postcode: '4031', latitude: null, longitude: null, radius: 50 };
  expect((await send(searchPublic, body)).status).toBe(200);
});

test.each([
  ['both a postcode and a position', 'postcode', { postcode: '4031', ...uluru }],
  ['neither of them', 'postcode', {}],
  ['nothing in any of them', 'postcode', { postcode: '', latitude: null, longitude: null }],
  ['a latitude alone', 'longitude', { latitude: -25 }],
  ['a longitude alone', 'latitude', { longitude: 131 }],
  ['half a position with a postcode', 'postcode', { postcode: '4031', latitude: -25 }],
  ['a position as text', 'latitude', { latitude: '-25', longitude: 131 }],
  ['a list', 'longitude', { latitude: -25, longitude: [131] }],
  ['London', 'latitude', { latitude: 51.5, longitude: -0.12 }],
  ['Auckland', 'latitude', { latitude: -36.85, longitude: 174.76 }],
  ['no place on earth', 'latitude', { latitude: -250, longitude: 1310 }],
  ['the middle of nowhere', 'latitude', { latitude: 0, longitude: 0 }],
])('%s is refused at the field', async (_, field, where) => {
  for (const handler of [searchPublic, searchOwn]) {
    const { status, body } = await send<{ fields: FieldErrors }>(handler, { ...where, radius: 50 });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
});

test.each(['NaN', '1e999', '-1e999', 'Infinity'])('%s is not a coordinate', async (number) => {
  const { status } = await send(searchPublic, `{"latitude":${number},"longitude":131,"radius":50}`);
  expect(status).toBe(400);
});
