import type { GearItem } from '@/lib/household/gear/schema';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { GET, POST as SELECT } from '../route';
import { POST } from './route';

interface Body {
  gear: GearItem[];
  fields: Record<string, string>;
}

const remove = (as: Person, gearName: unknown) => call<Body>(POST, 'POST', { as, body: { gearName } });
const namesOf = ({ gear }: Body) => gear.map(({ name }) => name);
const gearOf = async (as: Person) => namesOf((await call<Body>(GET, 'GET', { as })).body);

async function personWith(...names: string[]): Promise<Person> {
  const as = await person();
  await call(SELECT, 'POST', { as, body: { selectedGear: names.map((name) => ({ name, shared: false })) } });
  return as;
}

test('the signed-out are asked to log in, and a person without a profile to complete it', async () => {
  expect((await call(POST, 'POST', { body: { gearName: 'Esky' } })).status).toBe(401);
  const { cookie } = await newcomer();
  expect((await call(POST, 'POST', { headers: { cookie }, body: { gearName: 'Esky' } })).status).toBe(403);
});

test('an item is removed by its name in any case, and the response is the rest of the list', async () => {
  const mia = await personWith('Esky', 'Esky lid', 'Swag');
  const { status, body } = await remove(mia, ' eSKY ');
  expect([status, namesOf(body)]).toEqual([200, ['Esky lid', 'Swag']]);
  expect(await gearOf(mia)).toEqual(['Esky lid', 'Swag']);
});

test('removing an item again, or an unknown one, responds with the unchanged list', async () => {
  const mia = await personWith('Esky', 'Swag');
  for (const name of ['Esky', 'Esky', 'Piano', '%', 'sw_g']) {
    const { status, body } = await remove(mia, name);
    expect([status, namesOf(body)]).toEqual([200, ['Swag']]);
  }
});

test('another person’s item of the same name stays', async () => {
  const [mia, tom] = [await personWith('Esky'), await personWith('Esky')];
  expect((await remove(tom, 'Esky')).body).toEqual({ gear: [] });
  expect(await gearOf(mia)).toEqual(['Esky']);
});

test.each([...badTexts, ...missingTexts])('a name that is %s is refused at the field', async (_, name) => {
  const mia = await personWith('Esky');
  const refused = await remove(mia, name);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual(['gearName']);
  expect(await gearOf(mia)).toEqual(['Esky']);
});
