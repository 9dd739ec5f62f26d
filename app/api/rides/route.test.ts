import type { Ride } from '@/lib/household/rides/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { GET, POST } from './route';

interface Body {
  ride: Ride;
  error: string;
  fields: Record<string, string>;
}

const prado = {
  type: 'car',
  make: 'Toyota',
  model: 'Prado',
  colour: 'Silver',
  registration: '123ABC',
  drivetrain: '4 Wheel Drive',
  seats: 7,
  can_tow: true,
  description: 'Roof racks',
};
const camper = { type: 'trailer', trailer_type: 'Camper Trailer', description: 'Sleeps six' };
const kayak = { type: 'boat', boat_type: 'Paddleboat', description: 'A double kayak' };

const add = (as: Person, body: unknown, headers = {}) => call<Body>(POST, 'POST', { as, body, headers });
const ridesOf = async (as: Person) => (await call<{ rides: Ride[] }>(GET, 'GET', { as })).body.rides;

test('the signed-out are asked to log in, to see and to add', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
  expect((await call(POST, 'POST', { body: prado })).status).toBe(401);
});

test('rides need a profile first', async () => {
  const { cookie } = await newcomer();
  expect((await call(GET, 'GET', { headers: { cookie } })).status).toBe(403);
  expect((await call(POST, 'POST', { headers: { cookie }, body: prado })).status).toBe(403);
});

test('rides are only their owner’s: cars, then trailers, then boats', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const ride of [kayak, camper, prado]) {
    expect(await add(mia, ride)).toMatchObject({
      status: 201,
      body: { ride: { id: expect.any(String), ...ride } },
    });
  }
  // The response has exactly the fields of the ride's type.
  expect(await ridesOf(mia)).toEqual(
    [prado, camper, kayak].map((ride) => ({ id: expect.any(String), ...ride })),
  );
  expect(await ridesOf(tom)).toEqual([]);
});

test('rides of all types come in one query, whatever their number', async () => {
  const mia = await person('Mia');
  for (const ride of [prado, camper, kayak, prado, camper, kayak]) await add(mia, ride);
  const { result, queries } = await countQueries(() => ridesOf(mia));
  expect(result).toHaveLength(6);
  // One query for the session, and one for the list.
  expect(queries).toHaveLength(2);
});

test.each([
  ['left out', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '  '],
])('a registration or a description that is %s is stored as null', async (_, value) => {
  const mia = await person();
  expect((await add(mia, { ...prado, registration: value })).body.ride).toMatchObject({ registration: null });
  for (const ride of [prado, camper, kayak])
    expect((await add(mia, { ...ride, description: value })).body.ride).toMatchObject({ description: null });
});

test('every drivetrain, trailer type and boat type of the specification is accepted', async () => {
  const mia = await person();
  const kinds = [
    ...['2 Wheel Drive', 'All Wheel Drive', '4 Wheel Drive'].map((drivetrain) => ({ ...prado, drivetrain })),
    ...['Caravan', 'Camper Trailer', 'Other'].map((trailer_type) => ({ ...camper, trailer_type })),
    ...['Powerboat', 'Sailboat', 'Paddleboat', 'Other'].map((boat_type) => ({ ...kayak, boat_type })),
  ];
  for (const kind of kinds) expect(await add(mia, kind)).toMatchObject({ status: 201, body: { ride: kind } });
});

test('texts are trimmed; a description may be 500 characters of any script or emoji', async () => {
  const mia = await person();
  expect((await add(mia, { ...prado, make: ' Škoda ' })).body.ride).toMatchObject({ make: 'Škoda' });
  const description = '🛶'.repeat(500);
  expect((await add(mia, { ...kayak, description })).body.ride).toMatchObject({ description });
  expect((await add(mia, { ...kayak, description: `${description}x` })).body.fields).toEqual({
    description: 'Please keep this to 500 characters.',
  });
});

const needed = [
  ['make', prado],
  ['model', prado],
  ['colour', prado],
  ['drivetrain', prado],
  ['trailer_type', camper],
  ['boat_type', kayak],
] as const;

test.each(missingTexts)('a required field that is %s is refused at its field', async (_, value) => {
  const mia = await person();
  for (const [field, ride] of needed) {
    const refused = await add(mia, { ...ride, [field]: value });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  expect(await ridesOf(mia)).toEqual([]);
});

test.each(badTexts)('%s is refused at the field', async (title, value) => {
  const mia = await person();
  const described =
    title === '81 characters'
      ? []
      : ([
          ['description', prado],
          ['description', camper],
          ['description', kayak],
        ] as const);
  for (const [field, ride] of [...needed, ['registration', prado] as const, ...described]) {
    const refused = await add(mia, { ...ride, [field]: value });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
});

test.each([undefined, null, 'camper', 5, { not: 'car' }])('a ride of type %j is refused', async (type) => {
  const refused = await add(await person(), { ...prado, type });
  expect(refused).toMatchObject({ status: 400, body: { fields: { type: expect.any(String) } } });
});

test.each([null, [], 'car', 5])('a body that is %j is refused', async (body) => {
  expect((await add(await person(), JSON.stringify(body))).status).toBe(400);
});

test('fields that the type does not have change nothing', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const more = `"make":"X","id":"1","profileId":"${tom.viewer.profileId}","__proto__":{"description":"x"}`;
  const { status, body } = await add(mia, `{${JSON.stringify(camper).slice(1, -1)},${more}}`);
  expect(status).toBe(201);
  expect(body.ride).toEqual({ id: expect.any(String), ...camper });
  expect(await ridesOf(tom)).toEqual([]);
});

test('the same submission twice, at once or later, adds one ride and gets the same response', async () => {
  const mia = await person();
  const headers = { 'idempotency-key': 'add-prado' };
  const [first, second] = await Promise.all([add(mia, prado, headers), add(mia, prado, headers)]);
  const third = await add(mia, prado, headers);
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(await db.ride.count({ where: { profileId: mia.viewer.profileId } })).toBe(1);
});

test('a car without details has five seats and does not tow', async () => {
  const mia = await person('Mia');
  const { seats: _seats, can_tow: _tow, ...plain } = prado;
  expect((await add(mia, plain)).body.ride).toMatchObject({ seats: 5, can_tow: false });
  expect((await add(mia, { ...plain, seats: null, can_tow: null })).body.ride).toMatchObject({
    seats: 5,
    can_tow: false,
  });
});

test.each([
  ['seats', 0],
  ['seats', 31],
  ['seats', 2.5],
  ['seats', '5'],
  ['can_tow', 'yes'],
])('a car whose %s is %p is refused at the field', async (field, value) => {
  const refused = await add(await person('Mia'), { ...prado, [field]: value });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
});
