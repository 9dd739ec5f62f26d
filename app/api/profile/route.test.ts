import { randomUUID } from 'node:crypto';
import type { Profile } from '@/lib/account/profile/schema';
import { readSessionToken } from '@/lib/server/auth/session-cookie';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { GET, POST } from './route';

interface Body {
  profile: Profile;
  error: string;
  fields: Record<string, string>;
}

const details = () => ({
  username: `mia-${randomUUID().slice(0, 8)}`,
  name: 'Mia Bennett',
  suburb: 'Kedron',
  postcode: '4031',
});
const save = (cookie: string, body: unknown) => call<Body>(POST, 'POST', { headers: { cookie }, body });
const read = (cookie: string) => call<Body>(GET, 'GET', { headers: { cookie } });

test('the signed-out are asked to log in, to see and to save', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
  expect((await call(POST, 'POST', { body: details() })).status).toBe(401);
});

test('there is no profile before the first save, and then every call shows the same one', async () => {
  const { cookie } = await newcomer();
  expect((await read(cookie)).status).toBe(404);
  const input = details();
  const saved = await save(cookie, input);
  expect(saved).toMatchObject({ status: 200, body: { profile: { id: expect.any(String), ...input } } });
  expect((await read(cookie)).body).toEqual(saved.body);
});

test('a profile is only its owner’s: nobody else’s is shown or changed', async () => {
  const [mia, tom] = [await newcomer(), await person('Tom')];
  const input = details();
  const { profile } = (await save(mia.cookie, input)).body;
  await save(tom.cookie, { ...details(), id: profile.id, userId: mia.userId });
  expect((await read(mia.cookie)).body.profile).toEqual({ id: profile.id, ...input });
});

test('a new profile has the person’s own camper, an adult with their name and address', async () => {
  const mia = await newcomer();
  const { profile } = (await save(mia.cookie, details())).body;
  expect(await db.crewMember.findMany({ where: { profileId: profile.id } })).toMatchObject([
    { isOwner: true, type: 'camper', name: 'Mia Bennett', email: mia.email, age: 'adult' },
  ]);
});

test('a second save changes the profile, and renames the own camper', async () => {
  const { cookie } = await newcomer();
  const { profile } = (await save(cookie, details())).body;
  const changed = { ...details(), name: 'Mia B', suburb: 'Alice Springs', postcode: '0870' };
  const others = { profileId: profile.id, type: 'camper', age: 'child' } as const;
  await db.crewMember.create({ data: { ...others, name: 'Mia Bennett' } });
  expect((await save(cookie, changed)).body.profile).toEqual({ id: profile.id, ...changed });
  const crew = await db.crewMember.findMany({
    where: { profileId: profile.id },
    orderBy: { isOwner: 'desc' },
  });
  expect(crew.map(({ name }) => name)).toEqual(['Mia B', 'Mia Bennett']);
});

test('a refused save renames nobody', async () => {
  const [mia, tom] = [await newcomer(), await person('Tom')];
  const input = details();
  await save(mia.cookie, input);
  const taken = await save(tom.cookie, { ...details(), username: input.username, name: 'Thomas' });
  expect(taken.status).toBe(409);
  expect(await db.crewMember.findUnique({ where: { id: tom.camperId } })).toMatchObject({ name: 'Tom' });
});

test('pending invitations of the address, in any case, become the person’s; others do not', async () => {
  const [email, organiser] = [uniqueEmail('priya'), await person()];
  const trip = () => plan(organiser, { invitees: [email.toUpperCase(), uniqueEmail('other')] });
  const trips = [await trip(), await trip()];
  const { cookie } = await newcomer(email);
  const { profile } = (await save(cookie, details())).body;
  const claimed = await db.household.findMany({ where: { profileId: profile.id } });
  expect(claimed.map(({ tripId }) => tripId).sort()).toEqual(trips.map(({ id }) => id).sort());
  expect(claimed).toMatchObject([{ attending: null }, { attending: null }]);
});

test('each save renews the session’s cookie, which then says that the profile is complete', async () => {
  const { cookie } = await newcomer();
  const input = details();
  for (const time of ['first', 'second']) {
    const { headers } = await save(cookie, { ...input, name: `${time} time` });
    const [pair = ''] = (headers.get('set-cookie') ?? '').split(';');
    expect(await readSessionToken(pair.slice(pair.indexOf('=') + 1))).toMatchObject({ profile: true });
    expect((await read(pair)).status).toBe(200);
  }
});

test('a username that somebody else has, in any case, is a conflict and saves nothing', async () => {
  const taken = details();
  await save((await newcomer()).cookie, taken);
  const { cookie } = await newcomer();
  const other = { ...details(), username: taken.username.toUpperCase() };
  const refused = await save(cookie, other);
  expect(refused).toMatchObject({ status: 409, body: { fields: { username: expect.any(String) } } });
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect((await read(cookie)).status).toBe(404);
});

test('the person’s own username in another case is no conflict', async () => {
  const { cookie } = await newcomer();
  const input = details();
  await save(cookie, input);
  const username = input.username.toUpperCase();
  expect(await save(cookie, { ...input, username })).toMatchObject({
    status: 200,
    body: { profile: { username } },
  });
});

test('two first saves at once make one profile with one camper', async () => {
  for (let round = 0; round < 5; round++) {
    const { cookie, userId } = await newcomer();
    const input = details();
    const [one, two] = await Promise.all([save(cookie, input), save(cookie, { ...input, name: 'Mia B' })]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.profile.id).toBe(two.body.profile.id);
    expect(await db.crewMember.count({ where: { profile: { userId } } })).toBe(1);
  }
});

test('of two people who want one username at once, one gets it', async () => {
  for (let round = 0; round < 5; round++) {
    const [mia, tom] = [await newcomer(), await newcomer()];
    const input = details();
    const responses = await Promise.all([save(mia.cookie, input), save(tom.cookie, input)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

const fields = ['username', 'name', 'suburb', 'postcode'] as const;

test.each(missingTexts)('a field that is %s is refused in the specification’s words', async (_, value) => {
  const { cookie } = await newcomer();
  for (const field of fields) {
    expect(await save(cookie, { ...details(), [field]: value })).toMatchObject({
      status: 400,
      body: { error: 'Please fill out all fields.', fields: { [field]: 'Please fill out all fields.' } },
    });
  }
});

test.each(badTexts)('%s is refused at the field', async (_, value) => {
  const { cookie } = await newcomer();
  for (const field of fields) {
    const refused = await save(cookie, { ...details(), [field]: value });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  expect((await read(cookie)).status).toBe(404);
});

test('a username has 2 to 40 characters, of any script or emoji', async () => {
  const { cookie } = await newcomer();
  for (const username of ['m', '🏕', 'm'.repeat(41)]) {
    const refused = await save(cookie, { ...details(), username });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['username']]);
  }
  for (const username of [`  ${'🏕'.repeat(40)} `, '李明'])
    expect((await save(cookie, { ...details(), username })).body.profile.username).toBe(username.trim());
});

test.each(['403', '40310', '4O31', 'Kedron', '٤٠٣١'])('%s is not a postcode', async (postcode) => {
  const { cookie } = await newcomer();
  expect((await save(cookie, { ...details(), postcode })).body.fields).toEqual({
    postcode: 'Please enter a postcode of four digits.',
  });
});
