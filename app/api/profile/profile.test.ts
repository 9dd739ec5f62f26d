import { randomUUID } from 'node:crypto';
import { GET as crew } from '@/app/api/crew/route';
import { POST as setUp } from '@/app/api/profile-setup/route';
import type { Profile } from '@/lib/account/profile/schema';
import { readSessionToken } from '@/lib/server/auth/session-cookie';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { GET as attendanceOptions } from './attendance-options/route';
import { GET, POST } from './route';

describe('a profile', () => {
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

  test('a missing field is refused in the specification’s words, and nothing is saved', async () => {
    const { cookie } = await newcomer();
    const words = 'Please fill out all fields.';
    expect(await save(cookie, { ...details(), name: ' ' })).toMatchObject({
      status: 400,
      body: { error: words, fields: { name: words } },
    });
    expect((await read(cookie)).status).toBe(404);
  });
});

describe('the older form', () => {
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
    const body = {
      username,
      postcode: '4031',
      camper_1: 'Ana',
      camper_2: '',
      camper_3: 'Ben',
      camper_4: null,
    };
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
    const body = {
      username: someName(),
      postcode: '4031',
      camper_1: 'Ana',
      camper_2: 'ANA',
      camper_3: 'Ben',
    };
    await Promise.all([call(setUp, 'POST', { as, body }), call(setUp, 'POST', { as, body })]);
    await call(setUp, 'POST', { as, body: { ...body, camper_1: 'ana' } });
    expect(await names(as)).toEqual([`${body.username}, adult`, 'Ana, adult', 'Ben, adult']);
  });

  test('an existing profile keeps its name, and its suburb while the postcode is the same', async () => {
    const as = await newcomer();
    const details = { username: someName(), name: 'Mia Bennett', suburb: 'Kedron', postcode: '4031' };
    await call(POST, 'POST', { as, body: details });
    const again = (postcode: string) =>
      call<Body>(setUp, 'POST', { as, body: { username: details.username, postcode } });
    expect((await again('4031')).body.profile).toMatchObject({ name: 'Mia Bennett', suburb: 'Kedron' });
    expect((await again('2000')).body.profile).toMatchObject({
      name: 'Mia Bennett',
      suburb: null,
      postcode: '2000',
    });
  });

  test('another person’s username is a conflict', async () => {
    const mia = await person('Mia');
    const body = { username: mia.viewer.username.toUpperCase(), postcode: '4031' };
    const taken = await call(setUp, 'POST', { as: await newcomer(), body });
    expect(taken).toMatchObject({ status: 409, body: { fields: { username: expect.any(String) } } });
  });

  test('a bad field is refused, and nothing is saved', async () => {
    const as = await newcomer();
    const body = { username: someName(), postcode: '4031', camper_5: 'x'.repeat(81) };
    const refused = await call<{ fields: object }>(setUp, 'POST', { as, body });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['camper_5']]);
    expect((await call(crew, 'GET', { as })).status).toBe(403);
  });

  test('a camper’s name may be 80 characters of any script or emoji', async () => {
    const as = await newcomer();
    const body = { username: someName(), postcode: '4031', camper_1: '🏕'.repeat(80), camper_2: ' 李明 ' };
    await call(setUp, 'POST', { as, body });
    expect((await names(as)).slice(1)).toEqual([`${'🏕'.repeat(80)}, adult`, '李明, adult']);
  });
});

test('the options are the caller’s own crew and vehicles, and nobody else’s', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const { viewer } of [mia, tom]) {
    await db.ride.create({ data: { profileId: viewer.profileId, type: 'boat', boatType: 'Sailboat' } });
  }
  const { body } = await call<{ crew: { id: string }[]; vehicles: object[] }>(attendanceOptions, 'GET', {
    as: mia,
  });
  expect(body.crew.map(({ id }) => id)).toEqual([mia.camperId]);
  expect(body.vehicles).toMatchObject([{ type: 'boat', boat_type: 'Sailboat' }]);
});
