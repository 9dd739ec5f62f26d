import type { GearItem } from '@/lib/household/gear/schema';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { GET, POST as SELECT } from '../route';
import { PUT } from './route';

interface Body {
  gear: GearItem[];
  fields: Record<string, string>;
}

const put = (as: Person | undefined, id: string, body: unknown) =>
  call<Body>(PUT, 'PUT', { ...(as && { as }), params: { id }, body });
const gearOf = async (as: Person) => (await call<Body>(GET, 'GET', { as })).body.gear;

async function personWith(...names: string[]) {
  const as = await person();
  await call(SELECT, 'POST', { as, body: { selectedGear: names.map((name) => ({ name, shared: false })) } });
  const [first] = await gearOf(as);
  return { as, id: first?.id ?? '' };
}

test('the signed-out are asked to log in, and a person without a profile to complete it', async () => {
  const { as, id } = await personWith('Esky');
  expect((await put(undefined, id, { shared: true })).status).toBe(401);
  const { cookie } = await newcomer();
  const refused = await call(PUT, 'PUT', { headers: { cookie }, params: { id }, body: { shared: true } });
  expect(refused.status).toBe(403);
  expect(await gearOf(as)).toMatchObject([{ shared: false }]);
});

test('a stranger cannot tell that the item exists', async () => {
  const { as, id } = await personWith('Esky');
  const eve = await person('Eve');
  const unknown = await put(eve, '01a1fa44-8b0f-74d0-abce-4139e9581788', { shared: true });
  for (const other of [id, 'esky', '1']) {
    const refused = await put(eve, other, { shared: true });
    expect([refused.status, refused.body]).toEqual([404, unknown.body]);
  }
  expect(await gearOf(as)).toMatchObject([{ shared: false }]);
});

test('the owner shares an item and stops sharing it, and the response is the whole list', async () => {
  const { as, id } = await personWith('Esky', 'Swag');
  for (const shared of [true, true, false]) {
    const { status, body } = await put(as, id, { shared });
    expect(status).toBe(200);
    expect(body.gear).toMatchObject([
      { id, name: 'Esky', shared },
      { name: 'Swag', shared: false },
    ]);
    expect(await gearOf(as)).toEqual(body.gear);
  }
});

test.each([undefined, null, 'true', 1, {}])('a flag that is %j is refused at the field', async (shared) => {
  const { as, id } = await personWith('Esky');
  const refused = await put(as, id, { shared });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual(['shared']);
  expect(await gearOf(as)).toMatchObject([{ shared: false }]);
});
