import type { OwnMember } from '@/lib/household/crew/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { GET, POST } from './route';

interface Body {
  member: OwnMember;
  error: string;
  fields: Record<string, string>;
}

const josh = { type: 'camper', name: 'Josh', email: 'josh@example.com', age: 'child', diet: 'No nuts' };
const rex = { type: 'pet', name: 'Rex', pet_type: 'Dog', breed: 'Kelpie' };

const add = (as: Person, body: unknown, headers = {}) => call<Body>(POST, 'POST', { as, body, headers });
const crewOf = async (as: Person) => (await call<{ crew: OwnMember[] }>(GET, 'GET', { as })).body.crew;

test('the signed-out are asked to log in, to see and to add', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
  expect((await call(POST, 'POST', { body: josh })).status).toBe(401);
});

test('a crew needs a profile first', async () => {
  const { cookie } = await newcomer();
  expect((await call(GET, 'GET', { headers: { cookie } })).status).toBe(403);
  expect((await call(POST, 'POST', { headers: { cookie }, body: josh })).status).toBe(403);
});

test('a crew is only its owner’s, with their own camper first and the others in the order of adding', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await add(mia, rex);
  await add(mia, josh);
  expect(await crewOf(mia)).toEqual([
    {
      id: mia.camperId,
      type: 'camper',
      name: 'Mia',
      email: mia.email,
      age: 'adult',
      is_owner: true,
      diet: null,
    },
    { id: expect.any(String), ...rex },
    { id: expect.any(String), ...josh, is_owner: false },
  ]);
  expect(await crewOf(tom)).toHaveLength(1);
});

test('a crew comes in one query, however large', async () => {
  const mia = await person('Mia');
  for (let count = 0; count < 5; count++) await Promise.all([add(mia, josh), add(mia, rex)]);
  const { result, queries } = await countQueries(() => crewOf(mia));
  expect(result).toHaveLength(11);
  // One query for the session, and one for the list.
  expect(queries).toHaveLength(2);
});

test('a camper and a pet have the same shape in the response as in the list', async () => {
  const mia = await person();
  const camper = await add(mia, josh);
  expect(camper).toMatchObject({
    status: 201,
    body: { member: { id: expect.any(String), ...josh, is_owner: false } },
  });
  const pet = await add(mia, rex);
  expect(pet).toMatchObject({ status: 201, body: { member: { id: expect.any(String), ...rex } } });
  expect((await crewOf(mia)).slice(1)).toEqual([camper.body.member, pet.body.member]);
});

test.each([
  ['left out', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '  '],
])('an e-mail, a diet or a breed that is %s is stored as null', async (_, value) => {
  const mia = await person();
  expect((await add(mia, { ...josh, email: value })).body.member).toMatchObject({ email: null });
  expect((await add(mia, { ...josh, diet: value })).body.member).toMatchObject({ diet: null });
  expect((await add(mia, { ...rex, breed: value })).body.member).toMatchObject({ breed: null });
});

test('every age and every pet type of the specification is accepted', async () => {
  const mia = await person();
  for (const age of ['baby', 'toddler', 'child', 'adult'])
    expect((await add(mia, { ...josh, age })).body.member).toMatchObject({ age });
  for (const pet_type of ['Dog', 'Horse', 'Cat', 'Velociraptor'])
    expect((await add(mia, { ...rex, pet_type })).body.member).toMatchObject({ pet_type });
});

test('names are trimmed, and may be 80 characters of any script or emoji', async () => {
  const mia = await person();
  expect((await add(mia, { ...josh, name: '  Jürgen 李 ' })).body.member.name).toBe('Jürgen 李');
  expect((await add(mia, { ...rex, name: '🦖'.repeat(80) })).body.member.name).toBe('🦖'.repeat(80));
});

test.each(missingTexts)('a name that is %s is refused in the specification’s words', async (_, name) => {
  const mia = await person();
  expect(await add(mia, { ...josh, name })).toMatchObject({
    status: 400,
    body: { error: 'Name is required', fields: { name: 'Name is required' } },
  });
  expect(await add(mia, { ...rex, name })).toMatchObject({
    status: 400,
    body: { error: 'Name and type are required', fields: { name: 'Name and type are required' } },
  });
});

test.each(badTexts)('%s is refused at the field', async (_, value) => {
  const mia = await person();
  for (const [field, body] of [
    ['name', josh],
    ['email', josh],
    ['age', josh],
    ['name', rex],
    ['breed', rex],
    ['pet_type', rex],
  ] as const) {
    const refused = await add(mia, { ...body, [field]: value });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  }
  expect(await crewOf(mia)).toHaveLength(1);
});

test('a diet may have up to 200 characters, and a pet has none', async () => {
  const mia = await person();
  expect((await add(mia, { ...josh, diet: 'x'.repeat(200) })).body.member).toMatchObject({
    diet: 'x'.repeat(200),
  });
  const refused = await add(mia, { ...josh, diet: 'x'.repeat(201) });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { diet: 'Please keep this to 200 characters.' },
  ]);
  expect((await add(mia, { ...rex, diet: 'Bones' })).body.member).not.toHaveProperty('diet');
});

test('a pet without a type is refused in the specification’s words', async () => {
  const { pet_type: _, ...untyped } = rex;
  expect((await add(await person(), untyped)).body).toEqual({
    error: 'Name and type are required',
    fields: { pet_type: 'Name and type are required' },
  });
});

test.each([undefined, null, 'car', 5, { not: 'pet' }])('a member of type %j is refused', async (type) => {
  const refused = await add(await person(), { ...josh, type });
  expect(refused).toMatchObject({ status: 400, body: { fields: { type: expect.any(String) } } });
});

test.each([null, [], 'Josh', 5])('a body that is %j is refused', async (body) => {
  expect((await add(await person(), JSON.stringify(body))).status).toBe(400);
});

test('unknown fields change nothing', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const more = `"is_owner":true,"profileId":"${tom.viewer.profileId}","id":"1","__proto__":{"age":"baby"}`;
  const { status, body } = await add(mia, `{${JSON.stringify(josh).slice(1, -1)},${more}}`);
  expect(status).toBe(201);
  expect(body.member).toEqual({ id: expect.any(String), ...josh, is_owner: false });
  expect(await crewOf(tom)).toHaveLength(1);
});

test('the same submission twice, at once or later, adds one member and gets the same response', async () => {
  const mia = await person();
  const headers = { 'idempotency-key': 'add-josh' };
  const [first, second] = await Promise.all([add(mia, josh, headers), add(mia, josh, headers)]);
  const third = await add(mia, josh, headers);
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(second.body).toEqual(first.body);
  expect(third.body).toEqual(first.body);
  expect(await db.crewMember.count({ where: { profileId: mia.viewer.profileId } })).toBe(2);
});
