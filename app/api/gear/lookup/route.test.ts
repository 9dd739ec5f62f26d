import type { GearName } from '@/lib/household/gear/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { GET } from './route';

async function lookUp(as: Person, query: string): Promise<GearName[]> {
  const { status, body } = await call<GearName[]>(GET, 'GET', { as, query: { query } });
  expect(status).toBe(200);
  return body;
}
const keep = (as: Person, name: string) =>
  db.gearItem.create({ data: { profileId: as.viewer.profileId, name } });

test('the signed-out are asked to log in, and a person without a profile to complete it', async () => {
  expect((await call(GET, 'GET', { query: { query: 'tent' } })).status).toBe(401);
  const { cookie } = await newcomer();
  expect((await call(GET, 'GET', { headers: { cookie }, query: { query: 'tent' } })).status).toBe(403);
});

test('the response is a bare list of at most eight names from the catalogue; names that begin with the text come first', async () => {
  const found = await lookUp(await person(), 'TENT');
  expect(found[0]).toEqual({ id: 'tent', name: 'Tent' });
  expect(found).toHaveLength(8);
  const begins = found.map(({ name }) => name.startsWith('Tent'));
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
});

test('the person’s own names come before the catalogue’s, and nobody else’s are found', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { id } = await keep(mia, 'Tent of Grandpa');
  const own = await keep(mia, 'ESKY');
  expect((await lookUp(mia, 'tent'))[0]).toEqual({ id, name: 'Tent of Grandpa' });
  expect(await lookUp(mia, 'grandpa')).toEqual([{ id, name: 'Tent of Grandpa' }]);
  expect(await lookUp(mia, 'esky')).toEqual([{ id: own.id, name: 'ESKY' }]);
  expect(await lookUp(tom, 'grandpa')).toEqual([]);
});

test('an empty text finds nothing', async () => {
  const mia = await person();
  for (const query of ['', '  ']) expect(await lookUp(mia, query)).toEqual([]);
  expect((await call(GET, 'GET', { as: mia })).body).toEqual([]);
});

test.each([
  ['81 characters', 'a'.repeat(81)],
  ['a NUL', 'te\0nt'],
])('%s is refused at the field', async (_, query) => {
  const refused = await call(GET, 'GET', { as: await person(), query: { query } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { query: expect.any(String) } } });
});
