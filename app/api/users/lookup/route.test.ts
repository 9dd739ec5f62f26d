import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { GET, POST } from './route';

test('an address with a profile is found with its username, in any case', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const { body } = await call(GET, 'GET', { as: mia, query: { email: tom.email.toUpperCase() } });
  expect(body).toEqual({ found: true, username: tom.viewer.username });
});

test('an unknown address and an account without a profile are not found', async () => {
  const mia = await person('Mia');
  for (const email of [uniqueEmail(), (await newcomer()).email]) {
    const { body } = await call(GET, 'GET', { as: mia, query: { email } });
    expect(body).toEqual({ found: false, username: null });
  }
});

test('a pasted list is looked up in its order by one query', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const emails = [uniqueEmail(), tom.email, ...Array.from({ length: 498 }, () => uniqueEmail())];
  const { result, queries } = await countQueries(() =>
    call<{ users: object[] }>(POST, 'POST', { as: mia, body: { emails } }),
  );
  expect(result.body.users).toHaveLength(500);
  expect(result.body.users.slice(0, 2)).toEqual([
    { email: emails[0], found: false, username: null },
    { email: tom.email, found: true, username: tom.viewer.username },
  ]);
  expect(queries).toHaveLength(2);
});

test('bad input names its field', async () => {
  const as = await person();
  const send = async (body: unknown) =>
    (await call<{ fields: object }>(POST, 'POST', { as, body })).body.fields;
  expect(Object.keys(await send({}))).toEqual(['emails']);
  expect(Object.keys(await send({ emails: ['mia'] }))).toEqual(['emails.0']);
  expect(Object.keys(await send({ emails: Array(501).fill('a@b.cc') }))).toEqual(['emails']);
  const asked = await call<{ fields: object }>(GET, 'GET', { as, query: { email: 'mia' } });
  expect([asked.status, Object.keys(asked.body.fields)]).toEqual([400, ['email']]);
});

test('signed-out people and people without a profile can’t look anybody up', async () => {
  expect((await call(GET, 'GET', { query: { email: 'a@b.cc' } })).status).toBe(401);
  expect((await call(POST, 'POST', { body: { emails: [] } })).status).toBe(401);
  const as = await newcomer();
  expect((await call(GET, 'GET', { as, query: { email: 'a@b.cc' } })).status).toBe(403);
});
