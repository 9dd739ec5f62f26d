import { call } from '@/tests/call';
import { answer, family, invited, prado, read, saidBy } from '@/tests/factories/guests';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { someAddress } from '@/tests/some-address';
import { PATCH } from './route';

let token: string;
beforeAll(async () => {
  token = (await invited()).token;
});

/** Sends the family's answer with a change, and returns the names of the refused fields. */
async function refusedFields(change: object): Promise<string[]> {
  const { status, body } = await answer(token, { ...family, ...change });
  expect(status).toBe(400);
  expect(body.error).toEqual(expect.any(String));
  return Object.keys(body.fields ?? {});
}

const camper = { name: 'Priya', age: 'adult' };

test.each([[null], [undefined], ['true'], [1], [{}]])('%j is no answer', async (attending) => {
  expect(await refusedFields({ attending })).toEqual(['attending']);
});

test.each([...badTexts, ...missingTexts])('going with %s as the name is refused', async (_, name) => {
  expect(await refusedFields({ name })).toEqual(['name']);
});

test.each(badTexts)('not going with %s as the name is refused', async (_, name) => {
  expect(await refusedFields({ attending: false, name })).toEqual(['name']);
});

test.each([
  ['nobody', []],
  ['pets alone', [{ name: 'Rex', pet_type: 'Dog' }]],
  ['null', null],
])('going with %s is refused with a message', async (_, crew) => {
  const { status, body } = await answer(token, { ...family, crew });
  expect([status, body.fields]).toEqual([400, { crew: 'Choose at least one camper.' }]);
});

test('all missing fields are reported at once', async () => {
  expect(await refusedFields({ name: null, crew: [] })).toEqual(['name', 'crew']);
});

test.each([
  ['31 of them', Array.from({ length: 31 }, () => camper), 'crew'],
  ['text', 'Kim', 'crew'],
  ['an object', { name: 'Kim', age: 'child' }, 'crew'],
  ['somebody with neither age nor kind', [camper, { name: 'Kim' }], 'crew.1'],
  ['an age that is none', [camper, { name: 'Kim', age: 'teenager' }], 'crew.1'],
  ['a pet of another kind', [camper, { name: 'Tom', pet_type: 'Dragon' }], 'crew.1'],
  ['null', [camper, null], 'crew.1'],
  ['a blank name', [camper, { name: ' ', age: 'child' }], 'crew.1.name'],
  ['a pet with a NUL in its name', [camper, { name: 'Re\0x', pet_type: 'Dog' }], 'crew.1.name'],
  ['half a surrogate pair', [camper, { name: 'Kim \ud83d', age: 'child' }], 'crew.1.name'],
  ['81 characters', [{ name: 'a'.repeat(81), age: 'child' }], 'crew.0.name'],
])('a crew of %s is refused at its field', async (_, crew, field) => {
  expect(await refusedFields({ crew })).toEqual([field]);
});

test.each([
  ['eleven of them', Array.from({ length: 11 }, () => prado), 'vehicles'],
  ['text', 'Prado', 'vehicles'],
  ['a plane', [{ type: 'plane' }], 'vehicles.0.type'],
  ['a car without a make', [{ ...prado, make: '' }], 'vehicles.0.make'],
  ['a car with another drivetrain', [{ ...prado, drivetrain: '6WD' }], 'vehicles.0.drivetrain'],
  ['a car with seats as text', [{ ...prado, seats: '5' }], 'vehicles.0.seats'],
  [
    'a boat with a long description',
    [{ type: 'boat', boat_type: 'Other', description: 'a'.repeat(501) }],
    'vehicles.0.description',
  ],
])('vehicles of %s are refused at their field', async (_, vehicles, field) => {
  expect(await refusedFields({ vehicles })).toEqual([field]);
});

test('a refused answer changes nothing, and unknown fields are ignored', async () => {
  expect((await read(token)).body).toMatchObject({ attending: null, guest: null });
  const odd = JSON.stringify({ ...family, profile_id: '1', extra: { a: 1 } }).replace(
    '{',
    '{"__proto__":{"x":1},',
  );
  const { status, body } = await answer(token, odd);
  expect([status, Object.keys(body.guest ?? {})]).toEqual([200, ['name', 'crew', 'vehicles']]);
});

test('thirty people and ten vehicles may come, and HTML in names is kept as text', async () => {
  const { token: another } = await invited();
  const crew = Array.from({ length: 30 }, (_, index) => ({ name: `<b>Kim</b> ${index}`, age: 'child' }));
  const vehicles = Array.from({ length: 10 }, () => ({ type: 'trailer', trailer_type: 'Caravan' }));
  const { body } = await answer(another, { attending: true, name: '<i>Zoe</i>', crew, vehicles });
  expect(saidBy(body.guest)).toEqual({ name: '<i>Zoe</i>', crew, vehicles });
});

test('an answer from another site is refused, and so are more than sixty within the hour', async () => {
  const { token: another } = await invited();
  const send = (headers: Record<string, string>) =>
    call(PATCH, 'PATCH', { params: { token: another }, body: family, headers });
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const headers = { 'x-forwarded-for': someAddress() };
  for (let count = 0; count < 60; count++) {
    await call(PATCH, 'PATCH', { params: { token: 'A'.repeat(43) }, body: family, headers });
  }
  expect((await send(headers)).status).toBe(429);
  expect((await read(another)).body.attending).toBeNull();
});
