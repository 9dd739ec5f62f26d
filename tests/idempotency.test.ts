import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { POST as addToPacking } from '@/app/api/trips/[id]/packing/route';
import { badInput } from '@/lib/errors';
import { id } from '@/lib/fields';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { route } from '@/lib/server/http/route';
import { runExclusive } from '@/lib/server/http/run-exclusive';
import { call } from './call';
import { answer, asGuest, family, invited } from './factories/guests';
import { person } from './factories/people';
import { takeOff } from './factories/trip-households';
import { invitationOf } from './factories/trips';

jest.mock('@/lib/server/http/run-exclusive', () => ({
  runExclusive: jest.fn(
    jest.requireActual<typeof import('@/lib/server/http/run-exclusive')>('@/lib/server/http/run-exclusive')
      .runExclusive,
  ),
}));

function counter() {
  let made = 0;
  const body = z.object({ name: z.string() });
  const create = route(
    { summary: 'Create', body, answer: z.object({ made: z.number() }), status: 201, idempotent: true },
    async ({ body: { name } }) => {
      if (name === 'bad') throw badInput('Not this one.');
      made += 1;
      await new Promise((done) => setTimeout(done, 150));
      return { made };
    },
  );
  return { create, made: () => made };
}

/** Returns the session of a guest who is going. Only such a guest has a packing list. */
async function guestWhoPacks() {
  const { mia, trip, token, email } = await invited();
  await answer(token, family);
  const { id: householdId } = await invitationOf(trip, email);
  return { mia, id: trip.id, email, householdId, as: await asGuest(token) };
}

const key = (value: string) => ({ 'idempotency-key': value });

test('the same key gives the first response again, with its status', async () => {
  const mia = await person();
  const { create, made } = counter();
  const first = await call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key('k') });
  const again = await call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key('k') });
  expect([first.status, again.status, made()]).toEqual([201, 201, 1]);
  expect(again.body).toEqual(first.body);
  const replayed = [first, again].map(({ headers }) => headers.get('idempotency-replayed'));
  expect(replayed).toEqual([null, 'true']);
});

test('twenty requests at once with one key create one thing', async () => {
  const mia = await person();
  const { create, made } = counter();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key('k') }),
    ),
  );
  expect(made()).toBe(1);
  expect(responses.map(({ status, body }) => [status, body])).toEqual(
    responses.map(() => [201, { made: 1 }]),
  );
});

test('a guest’s key belongs to the household, and its response goes with the household', async () => {
  const [first, other] = [await guestWhoPacks(), await guestWhoPacks()];
  const added = async ({ id, as }: { id: string; as: { cookie: string } }) => {
    const sent = { as, params: { id }, body: { name: 'Ukulele' }, headers: key('k') };
    return (await call<{ item: { id: string } }>(addToPacking, 'POST', sent)).body.item.id;
  };
  const made = [await added(first), await added(first), await added(other)];
  expect(made[1]).toBe(made[0]);
  expect(made[2]).not.toBe(made[0]);
  const kept = () => db.idempotencyKey.count({ where: { ownerId: first.householdId } });
  expect(await kept()).toBe(1);
  await takeOff({ id: first.id }, first.email);
  expect(await kept()).toBe(0);
});

test('a guest’s change that waited for reception is saved only for its own household', async () => {
  const [mine, other] = [await guestWhoPacks(), await guestWhoPacks()];
  const send = async (headers: Record<string, string>, as: { cookie: string } = mine.as) =>
    (await call(addToPacking, 'POST', { as, params: { id: mine.id }, body: { name: 'Ukulele' }, headers }))
      .status;
  expect(await send({ 'for-household': mine.householdId })).toBe(201);
  expect(await send({ 'for-household': other.householdId })).toBe(401);
  expect(await send({ 'for-account': randomUUID() })).toBe(401);
  expect(await send({ 'for-household': mine.householdId }, mine.mia)).toBe(401);
});

test('a guest can have 2000 responses kept a day, as a person can', async () => {
  const { id, as, householdId } = await guestWhoPacks();
  await spend('keptResponses', householdId, 2000);
  const sent = { as, params: { id }, body: { name: 'Ukulele' } };
  expect((await call(addToPacking, 'POST', { ...sent, headers: key('k') })).status).toBe(429);
  expect((await call(addToPacking, 'POST', sent)).status).toBe(201);
});

test('two people can use the same key', async () => {
  const { create, made } = counter();
  for (const as of [await person('Mia'), await person('Tom')]) {
    await call(create, 'POST', { as, body: { name: 'a' }, headers: key('k') });
  }
  expect(made()).toBe(2);
});

const DAY_MS = 24 * 60 * 60 * 1000;

test.each([
  ['nearly 14 days later the first response comes again', 14 * DAY_MS - 60_000, 1],
  ['14 days later the key is a new one', 14 * DAY_MS, 2],
])('%s', async (_, later, times) => {
  const mia = await person();
  const { create, made } = counter();
  const send = () => call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key('k') });
  await send();
  const createdAt = new Date(Date.now() - later);
  await db.idempotencyKey.updateMany({ where: { userId: mia.viewer.userId }, data: { createdAt } });
  expect((await send()).status).toBe(201);
  expect(made()).toBe(times);
});

test.each([
  ['methods', 'PUT', '/api/trips/1/gear'],
  ['paths', 'POST', '/api/trips/2/gear'],
] as const)('the same key counts separately for two %s', async (_, method, path) => {
  const mia = await person();
  const { create, made } = counter();
  const sent = { as: mia, body: { name: 'a' }, headers: key('k') };
  await call(create, 'POST', { ...sent, path: '/api/trips/1/gear' });
  expect((await call(create, method, { ...sent, path })).status).toBe(201);
  expect(made()).toBe(2);
});

test('an expired key can be used again, also with another body', async () => {
  const mia = await person();
  const { create, made } = counter();
  const send = (name: string) => call(create, 'POST', { as: mia, body: { name }, headers: key('k') });
  await send('a');
  const createdAt = new Date(Date.now() - 15 * DAY_MS);
  await db.idempotencyKey.updateMany({ where: { userId: mia.viewer.userId }, data: { createdAt } });
  for (const response of [await send('b'), await send('b')]) {
    expect([response.status, response.body]).toEqual([201, { made: 2 }]);
  }
  expect(made()).toBe(2);
});

test('the same key with another body is a conflict', async () => {
  const mia = await person();
  const { create } = counter();
  await call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key('k') });
  expect((await call(create, 'POST', { as: mia, body: { name: 'b' }, headers: key('k') })).status).toBe(409);
});

test('a refusal is not kept, so that the corrected form can use the same key', async () => {
  const mia = await person();
  const { create } = counter();
  expect((await call(create, 'POST', { as: mia, body: { name: 'bad' }, headers: key('k') })).status).toBe(
    400,
  );
  expect((await call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key('k') })).status).toBe(201);
});

test.each([
  ['x'.repeat(200), 201],
  ['x'.repeat(201), 400],
  ['two words', 400],
  ['caf\u00e9', 400],
])('a key is 1 to 200 visible ASCII characters: %s is %i', async (sent, status) => {
  const mia = await person();
  const { create } = counter();
  const response = await call(create, 'POST', { as: mia, body: { name: 'a' }, headers: key(sent) });
  expect(response.status).toBe(status);
});

test('a person can have 2000 responses kept a day, and calls without a key don’t count', async () => {
  const mia = await person();
  const { create, made } = counter();
  const send = (headers: Record<string, string>) =>
    call(create, 'POST', { as: mia, body: { name: 'a' }, headers });
  await spend('keptResponses', mia.viewer.userId, 1999);
  const responses = [await send(key('k1')), await send(key('k2')), await send({})];
  expect(responses.map(({ status }) => status)).toEqual([201, 429, 201]);
  expect(made()).toBe(2);
});

describe('a call of several transactions', () => {
  const body = z.object({ faulty: z.boolean() });
  const create = route(
    { summary: 'Create', body, answer: z.object({}), status: 201, idempotent: true },
    async ({ viewer: { profileId }, body: { faulty } }) => {
      await db.$transaction((tx) => tx.group.create({ data: { profileId, name: 'First' } }));
      await db.$transaction((tx) => tx.group.create({ data: { profileId, name: 'Second' } }));
      if (faulty) throw badInput('Not this one.');
      return {};
    },
  );

  test.each([
    ['saves all of it', false, 2],
    ['saves none of it where it fails at the end', true, 0],
  ])('%s', async (_, faulty, groups) => {
    const mia = await person();
    await call(create, 'POST', { as: mia, body: { faulty }, headers: key('k') });
    expect(await db.group.count({ where: { profileId: mia.viewer.profileId } })).toBe(groups);
  });
});

/**
 * Returns an endpoint that creates a group, but waits until this many requests are running. Tests
 * then count the groups.
 */
function groupCreator(together: number) {
  let running = 0;
  return route(
    { summary: 'Create', answer: z.object({ id }), status: 201, idempotent: true },
    async ({ viewer: { profileId } }) => {
      running += 1;
      while (running < together) await new Promise((done) => setTimeout(done, 5));
      return db.$transaction((tx) =>
        tx.group.create({ data: { profileId, name: randomUUID() }, select: { id: true } }),
      );
    },
  );
}

test('two servers that get the same request at once create one thing and give one response', async () => {
  const mia = await person();
  const create = groupCreator(2);
  const inTwoProcesses = (_: string, work: () => Promise<unknown>) => work();
  jest.mocked(runExclusive).mockImplementationOnce(inTwoProcesses).mockImplementationOnce(inTwoProcesses);
  const send = () => call<{ id: string }>(create, 'POST', { as: mia, headers: key('k') });
  const [one, other] = await Promise.all([send(), send()]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body).toEqual(other.body);
  expect(await db.group.count({ where: { profileId: mia.viewer.profileId } })).toBe(1);
});

test('a call gets 401 when its account is deleted meanwhile', async () => {
  const mia = await person();
  jest.mocked(runExclusive).mockImplementationOnce(async (_, work) => {
    await db.user.delete({ where: { id: mia.viewer.userId } });
    return work();
  });
  expect((await call(groupCreator(1), 'POST', { as: mia, headers: key('k') })).status).toBe(401);
});
