import { categoryOf } from '@/lib/household/gear/catalogue';
import type { GearItem } from '@/lib/household/gear/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { GET, POST } from './route';

interface Body {
  gear: GearItem[];
  error: string;
  fields: Record<string, string>;
}

const esky = { name: 'Esky', shared: true };
const swag = { name: 'Swag', shared: false };

const send = (as: Person, body: unknown) => call<Body>(POST, 'POST', { as, body });
const select = (as: Person, ...selectedGear: unknown[]) => send(as, { selectedGear });
const gearOf = async (as: Person) => (await call<Body>(GET, 'GET', { as })).body.gear;
const listed = (item: { name: string; shared: boolean }) => ({
  id: expect.any(String),
  category: categoryOf(item.name),
  ...item,
});

test('the signed-out are asked to log in, to see and to add', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
  expect((await call(POST, 'POST', { body: { selectedGear: [esky] } })).status).toBe(401);
});

test('gear needs a profile first', async () => {
  const { cookie } = await newcomer();
  expect((await call(GET, 'GET', { headers: { cookie } })).status).toBe(403);
  const refused = await call(POST, 'POST', { headers: { cookie }, body: { selectedGear: [esky] } });
  expect(refused.status).toBe(403);
});

test('the response is the whole list in the order of choosing', async () => {
  const mia = await person();
  expect(await select(mia, swag)).toMatchObject({ status: 200, body: { gear: [listed(swag)] } });
  const { body } = await select(mia, esky);
  expect(body).toEqual({ gear: [listed(swag), listed(esky)] });
  expect(await gearOf(mia)).toEqual(body.gear);
});

test('gear is only its owner’s: the same name is another item for anybody else', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await select(mia, esky);
  expect(await gearOf(tom)).toEqual([]);
  expect((await select(tom, { name: 'ESKY', shared: false })).body.gear).toEqual([
    listed({ name: 'ESKY', shared: false }),
  ]);
  expect(await gearOf(mia)).toEqual([listed(esky)]);
});

test('a name that exists already, in any case, takes the new flag and keeps its spelling', async () => {
  const mia = await person();
  const [first] = (await select(mia, esky, swag)).body.gear;
  const { body } = await select(mia, { name: '  eSKY ', shared: false });
  expect(body.gear).toEqual([{ ...listed({ name: 'Esky', shared: false }), id: first?.id }, listed(swag)]);
});

test('a name in another Unicode form, or with further blanks, is the same name', async () => {
  const mia = await person();
  await select(mia, { name: 'Caf\u00e9 press', shared: true });
  const { body } = await select(mia, { name: 'Cafe\u0301  press', shared: false });
  expect(body.gear).toEqual([listed({ name: 'Caf\u00e9 press', shared: false })]);
});

test('when a call names an item twice, the last flag counts, in any script', async () => {
  const mia = await person();
  await select(mia, esky, { name: 'ESKY', shared: false }, { name: 'Öl', shared: false });
  await select(mia, { name: 'öl', shared: true }, { name: 'ÖL', shared: true });
  const gear = await gearOf(mia);
  expect(gear.map(({ name, shared }) => [name.toLowerCase(), shared])).toEqual([
    ['esky', false],
    ['öl', true],
  ]);
});

test('names are trimmed, and may be 80 characters of any script or emoji', async () => {
  const mia = await person();
  for (const name of ['Zelt 帐篷 خيمة', '⛺'.repeat(80), "a','b{}\"\\"])
    expect((await select(mia, { name: ` ${name} `, shared: true })).body.gear).toContainEqual(
      listed({ name, shared: true }),
    );
});

test('an empty selection changes nothing', async () => {
  const mia = await person();
  await select(mia, esky);
  expect(await select(mia)).toMatchObject({ status: 200, body: { gear: [listed(esky)] } });
});

test.each([...badTexts, ...missingTexts])('a name that is %s is refused at the field', async (_, name) => {
  const mia = await person();
  const refused = await select(mia, esky, { name, shared: true });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual(['selectedGear.1.name']);
  expect(await gearOf(mia)).toEqual([]);
});

test.each([undefined, null, 'true', 1, {}])('a flag that is %j is refused at the field', async (shared) => {
  const refused = await select(await person(), { name: 'Esky', shared });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual(['selectedGear.0.shared']);
});

test.each([undefined, null, 'Esky', {}, Array(101).fill(esky)])(
  'a selection %# that is no list of at most 100 is refused',
  async (selectedGear) => {
    const refused = await send(await person(), { selectedGear });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(['selectedGear']);
  },
);

test.each([null, [], 'Esky', 5])('a body that is %j is refused', async (body) => {
  expect((await send(await person(), JSON.stringify(body))).status).toBe(400);
});

test('unknown fields change nothing', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await select(mia, { ...esky, id: '1', profileId: tom.viewer.profileId });
  expect(await gearOf(mia)).toEqual([listed(esky)]);
  expect(await gearOf(tom)).toEqual([]);
});

test('the same selection twenty times at once makes one item', async () => {
  const mia = await person();
  const responses = await Promise.all(Array.from({ length: 20 }, () => select(mia, esky)));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await db.gearItem.count({ where: { profileId: mia.viewer.profileId } })).toBe(1);
});

test('two lists in opposite orders at once do not deadlock', async () => {
  const mia = await person();
  const items = Array.from({ length: 100 }, (_, n) => ({ name: `Item ${n}`, shared: false }));
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, n) => select(mia, ...(n % 2 ? items : items.toReversed()))),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await gearOf(mia)).toHaveLength(100);
});

test('the gear comes in one query, whatever its size', async () => {
  const mia = await person();
  await select(mia, ...Array.from({ length: 50 }, (_, n) => ({ name: `Item ${n}`, shared: false })));
  const { result, queries } = await countQueries(() => gearOf(mia));
  expect(result).toHaveLength(50);
  // One query for the session, and one for the list.
  expect(queries).toHaveLength(2);
});

test('a hundred items take as many statements as one', async () => {
  const mia = await person();
  const items = Array.from({ length: 100 }, (_, n) => ({ name: `Item ${n}`, shared: false }));
  const one = await countQueries(() => select(mia, esky));
  const many = await countQueries(() => select(mia, ...items));
  expect(many.queries).toHaveLength(one.queries.length);
  // Three statements: save the items, check the limit, and read the list.
  expect(many.queries.filter((query) => query.includes('gear_items'))).toHaveLength(3);
});
