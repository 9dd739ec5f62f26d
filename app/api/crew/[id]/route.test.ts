import { GET as readProfile } from '@/app/api/profile/route';
import { GET as readTrip } from '@/app/api/trips/[id]/route';
import type { OwnMember } from '@/lib/household/crew/schema';
import { db } from '@/lib/server/db/client';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { type Person, person } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { badTexts } from '@/tests/fixtures/bad-text';
import { POST } from '../route';
import { PUT } from './route';

interface Body {
  member: OwnMember;
  id: string;
  error: string;
  fields: Record<string, string>;
}

const josh = { type: 'camper', name: 'Josh', email: 'josh@example.com', age: 'child' };
const rex = { type: 'pet', name: 'Rex', pet_type: 'Dog', breed: 'Kelpie' };

async function memberOf(as: Person, body: object = josh): Promise<string> {
  return (await call<Body>(POST, 'POST', { as, body })).body.member.id;
}
const put = (as: Person | undefined, id: string, body: unknown) =>
  call<Body>(PUT, 'PUT', { as, params: { id }, body });
const rowOf = (id: string) => db.crewMember.findUnique({ where: { id } });

const notIds = ['1', '', 'null', "' or 1=1 --", 'x'.repeat(500), '00000000-0000-0000-0000'];

describe('changing a member', () => {
  test('needs a signed-in person', async () => {
    const id = await memberOf(await person());
    expect((await put(undefined, id, { name: 'Joshua' })).status).toBe(401);
  });

  test('is only for its owner: for anybody else the member does not exist', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const id = await memberOf(mia);
    expect(await put(tom, id, { name: 'Joshua' })).toMatchObject({
      status: 404,
      body: { error: 'We can’t find that. It may be gone, or it may not be yours.' },
    });
    expect(await rowOf(id)).toMatchObject({ name: 'Josh' });
  });

  test.each(notIds)('by the id %j finds nothing', async (id) => {
    expect((await put(await person(), id, { name: 'Joshua' })).status).toBe(404);
  });

  test('changes the given fields and keeps the rest', async () => {
    const mia = await person();
    const id = await memberOf(mia);
    expect(await put(mia, id, { age: 'adult' })).toMatchObject({
      status: 200,
      body: { member: { id, ...josh, age: 'adult', is_owner: false } },
    });
    const pet = await memberOf(mia, rex);
    expect((await put(mia, pet, { name: 'Bluey', breed: '' })).body).toEqual({
      member: { ...rex, id: pet, name: 'Bluey', breed: null },
    });
  });

  test('sets and clears a camper’s diet, and refuses a diet for a pet', async () => {
    const mia = await person();
    const id = await memberOf(mia);
    expect((await put(mia, id, { diet: ' Coeliac ' })).body.member).toMatchObject({
      ...josh,
      diet: 'Coeliac',
    });
    expect((await put(mia, id, { diet: '' })).body.member).toMatchObject({ diet: null });
    const refused = await put(mia, await memberOf(mia, rex), { diet: 'Bones' });
    expect([refused.status, refused.body.fields]).toEqual([400, { diet: 'A pet has no such field.' }]);
  });

  test('renames the person with their own camper, on trips too, and with no other camper', async () => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const ownName = async () => {
      const { body } = await call<{ profile: { name: string } }>(readProfile, 'GET', { as: mia });
      return body.profile.name;
    };
    await put(mia, await memberOf(mia), { name: 'Joshua' });
    await put(mia, mia.camperId, { age: 'adult' });
    expect(await ownName()).toBe('Mia');
    expect((await put(mia, mia.camperId, { name: 'Mia Bennett' })).body.member).toMatchObject({
      name: 'Mia Bennett',
      is_owner: true,
    });
    expect(await ownName()).toBe('Mia Bennett');
    const params = { id: trip.id };
    const shown = await call<{ trip: Trip }>(readTrip, 'GET', { as: mia, params });
    expect(shown.body.trip.creator_name).toBe('Mia Bennett');
  });

  test('without fields responds with the member unchanged', async () => {
    const mia = await person();
    const id = await memberOf(mia, rex);
    expect(await put(mia, id, {})).toMatchObject({ status: 200, body: { member: { id, ...rex } } });
    expect(await put(mia, id, { colour: 'red' })).toMatchObject({
      status: 200,
      body: { member: { id, ...rex } },
    });
  });

  test('never changes its type', async () => {
    const mia = await person();
    const id = await memberOf(mia);
    expect((await put(mia, id, { type: 'pet', name: 'Joshua' })).body.member).toMatchObject({
      type: 'camper',
      name: 'Joshua',
    });
  });

  test('refuses the fields of the other type', async () => {
    const mia = await person();
    const [camper, pet] = [await memberOf(mia), await memberOf(mia, rex)];
    for (const [id, field, value] of [
      [camper, 'breed', 'Kelpie'],
      [camper, 'pet_type', 'Dog'],
      [pet, 'age', 'baby'],
      [pet, 'email', 'rex@example.com'],
    ] as const) {
      const refused = await put(mia, id, { name: 'X', [field]: value });
      expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
    }
    expect(await rowOf(camper)).toMatchObject({ name: 'Josh' });
  });

  test.each(['', '  ', null])('to the name %j is refused in the specification’s words', async (name) => {
    const mia = await person();
    for (const id of [await memberOf(mia), await memberOf(mia, rex)])
      expect((await put(mia, id, { name })).body).toEqual({
        error: 'Name is required',
        fields: { name: 'Name is required' },
      });
  });

  test.each(badTexts)('to %s is refused at the field', async (_, value) => {
    const mia = await person();
    const [camper, pet] = [await memberOf(mia), await memberOf(mia, rex)];
    for (const [id, field] of [
      [camper, 'name'],
      [camper, 'email'],
      [camper, 'age'],
      [pet, 'breed'],
      [pet, 'pet_type'],
    ] as const) {
      const refused = await put(mia, id, { [field]: value });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.fields)).toEqual([field]);
    }
  });

  test('the person’s own camper can be changed, and stays their own whatever its address', async () => {
    const mia = await person();
    const { body } = await put(mia, mia.camperId, {
      name: 'Mia B',
      email: 'other@example.com',
      is_owner: false,
    });
    expect(body.member).toMatchObject({ name: 'Mia B', email: 'other@example.com', is_owner: true });
  });
});
