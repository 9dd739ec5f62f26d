import { GET as crew } from '@/app/api/crew/route';
import { call } from '@/tests/call';
import { newcomer, person } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { POST as saveProfile } from '../profile/route';
import { POST as setUp } from './route';

interface Body {
  profile: { username: string; name: string; suburb: string | null; postcode: string };
}

let count = 0;
const someName = () => `camper-${Date.now()}-${++count}`;
const names = async (as: { cookie: string }) => {
  const { body } = await call<{ crew: { name: string; type: string; age: string }[] }>(crew, 'GET', { as });
  return body.crew.map(({ name, age }) => `${name}, ${age}`);
};

test('a new profile’s name is its username, and its campers are adults', async () => {
  const as = await newcomer();
  const username = someName();
  const body = { username, postcode: '4031', camper_1: 'Ana', camper_2: '', camper_3: 'Ben', camper_4: null };
  const saved = await call<Body>(setUp, 'POST', { as, body });
  expect(saved).toMatchObject({
    status: 200,
    body: { profile: { username, name: username, suburb: null, postcode: '4031' } },
  });
  expect(saved.headers.get('set-cookie')).toContain('session=');
  expect(await names(as)).toEqual([`${username}, adult`, 'Ana, adult', 'Ben, adult']);
});

test('a name that is in the crew already, in any case, is not added again', async () => {
  const as = await newcomer();
  const body = { username: someName(), postcode: '4031', camper_1: 'Ana', camper_2: 'ANA', camper_3: 'Ben' };
  await Promise.all([call(setUp, 'POST', { as, body }), call(setUp, 'POST', { as, body })]);
  await call(setUp, 'POST', { as, body: { ...body, camper_1: 'ana' } });
  expect(await names(as)).toEqual([`${body.username}, adult`, 'Ana, adult', 'Ben, adult']);
});

test('an existing profile keeps its name, and its suburb while the postcode is the same', async () => {
  const as = await newcomer();
  const details = { username: someName(), name: 'Mia Bennett', suburb: 'Kedron', postcode: '4031' };
  await call(saveProfile, 'POST', { as, body: details });
  const again = (postcode: string) =>
    call<Body>(setUp, 'POST', { as, body: { username: details.username, postcode } });
  expect((await again('4031')).body.profile).toMatchObject({ name: 'Mia Bennett', suburb: 'Kedron' });
  expect((await again('2000')).body.profile).toMatchObject({
    name: 'Mia Bennett',
    suburb: null,
    postcode: '2000',
  });
});

test('a signed-out caller gets 401, and another person’s username is a conflict', async () => {
  const mia = await person('Mia');
  const body = { username: mia.viewer.username.toUpperCase(), postcode: '4031' };
  expect((await call(setUp, 'POST', { body })).status).toBe(401);
  const taken = await call(setUp, 'POST', { as: await newcomer(), body });
  expect(taken).toMatchObject({ status: 409, body: { fields: { username: expect.any(String) } } });
});

test.each([
  ['username', { username: ' ', postcode: '4031' }],
  ['postcode', { username: 'somebody', postcode: '' }],
  ['postcode', { username: 'somebody', postcode: '40310' }],
  ['camper_2', { username: 'somebody', postcode: '4031', camper_2: 'x'.repeat(81) }],
  ['camper_1', { username: 'somebody', postcode: '4031', camper_1: ['Ana'] }],
])('a bad %s is refused at its field', async (field, body) => {
  const refused = await call<{ fields: object }>(setUp, 'POST', { as: await newcomer(), body });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toHaveProperty(field);
});

test.each(badTexts)('%s is refused at the field, and nothing is saved', async (_, value) => {
  const as = await newcomer();
  for (const field of ['username', 'postcode', 'camper_1', 'camper_5']) {
    const body = { username: someName(), postcode: '4031', [field]: value };
    const refused = await call<{ fields: object }>(setUp, 'POST', { as, body });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  expect((await call(crew, 'GET', { as })).status).toBe(403);
});

test.each(missingTexts)(
  'a username or postcode that is %s is refused in the specification’s words',
  async (_, value) => {
    for (const field of ['username', 'postcode']) {
      const body = { username: someName(), postcode: '4031', [field]: value };
      expect(await call(setUp, 'POST', { as: await newcomer(), body })).toMatchObject({
        status: 400,
        body: { fields: { [field]: 'Please fill out all fields.' } },
      });
    }
  },
);

test('a camper’s name may be 80 characters of any script or emoji', async () => {
  const as = await newcomer();
  const body = { username: someName(), postcode: '4031', camper_1: '🏕'.repeat(80), camper_2: ' 李明 ' };
  await call(setUp, 'POST', { as, body });
  expect((await names(as)).slice(1)).toEqual([`${'🏕'.repeat(80)}, adult`, '李明, adult']);
});
