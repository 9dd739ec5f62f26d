import { GET as logOut } from '@/app/api/auth/logout/route';
import { MOST_PUSHED } from '@/lib/account/push/push-subscriptions';
import { startSession } from '@/lib/server/auth/sessions';
import { db } from '@/lib/server/db/client';
import { pushKeys } from '@/lib/server/push/vapid';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { browser } from '@/tests/servers/push-service';
import { DELETE, POST } from './route';

jest.mock('@/lib/server/push/vapid', () => ({ pushKeys: jest.fn() }));
const keys = { publicKey: 'public', privateKey: 'private', subject: 'https://camp.example' };
beforeEach(() => jest.mocked(pushKeys).mockReturnValue(keys));

let count = 0;
const anEndpoint = () => `https://push.example.com/own-${++count}`;
const subscribe = (as: { cookie: string } | undefined, endpoint = anEndpoint(), changes = {}) =>
  call<{ id: string; error: string; fields?: Record<string, string> }>(POST, 'POST', {
    ...(as && { as }),
    body: { ...browser(endpoint).subscription, ...changes },
  });
const unsubscribe = (as: { cookie: string } | undefined, endpoint: string) =>
  call<{ id: string }>(DELETE, 'DELETE', { ...(as && { as }), body: { endpoint } });

const endpointsOf = async ({ viewer }: Person) => {
  const rows = await db.pushSubscription.findMany({ where: { session: { userId: viewer.userId } } });
  return rows.map(({ endpoint }) => endpoint).sort();
};

test('a signed-out caller is refused', async () => {
  expect((await subscribe(undefined)).status).toBe(401);
  expect((await unsubscribe(undefined, anEndpoint())).status).toBe(401);
});

test('a browser can be subscribed, even by a person without a profile; a repeat is the same subscription', async () => {
  const mia = await person('Mia');
  const endpoint = anEndpoint();
  const first = await subscribe(mia, endpoint);
  expect(first.status).toBe(201);
  expect((await subscribe(mia, endpoint)).body).toEqual(first.body);
  expect(await endpointsOf(mia)).toEqual([endpoint]);
  expect((await subscribe(await newcomer())).status).toBe(201);
});

test('an unsubscribed browser gets nothing more; another person’s subscription is not found', async () => {
  const [mia, eve] = [await person('Mia'), await person('Eve')];
  const endpoint = anEndpoint();
  const { body } = await subscribe(mia, endpoint);
  expect((await unsubscribe(eve, endpoint)).status).toBe(404);
  expect(await unsubscribe(mia, endpoint)).toMatchObject({ status: 200, body });
  expect((await unsubscribe(mia, endpoint)).status).toBe(404);
  expect(await endpointsOf(mia)).toEqual([]);
});

test('an endpoint that no browser can have is refused, to add and to remove', async () => {
  const mia = await person('Mia');
  for (const bad of ['\0', '\ud800']) {
    expect((await subscribe(mia, anEndpoint() + bad)).status).toBe(400);
    expect((await unsubscribe(mia, anEndpoint() + bad)).status).toBe(400);
  }
});

test('a browser that another person registers becomes theirs, under another id', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const endpoint = anEndpoint();
  const first = await subscribe(mia, endpoint);
  const second = await subscribe(tom, endpoint);
  expect(second.body.id).not.toBe(first.body.id);
  expect([await endpointsOf(mia), await endpointsOf(tom)]).toEqual([[], [endpoint]]);
});

test('a subscription ends with its session, and another session’s stays', async () => {
  const mia = await person('Mia');
  const elsewhere = await startSession(mia.viewer.userId, { userAgent: null, address: null });
  const [here, there] = [anEndpoint(), anEndpoint()];
  await subscribe(mia, here);
  await subscribe({ cookie: elsewhere.split(';')[0] ?? '' }, there);
  await call(logOut, 'GET', { as: mia });
  expect(await endpointsOf(mia)).toEqual([there]);
  await db.session.deleteMany({ where: { userId: mia.viewer.userId } });
  expect(await endpointsOf(mia)).toEqual([]);
});

test('beyond a session’s limit the oldest subscription is deleted', async () => {
  const mia = await person('Mia');
  const all: string[] = [];
  for (let at = 0; at <= MOST_PUSHED.session; at += 1) {
    all.push(anEndpoint());
    expect((await subscribe(mia, all.at(-1))).status).toBe(201);
  }
  expect(await endpointsOf(mia)).toEqual(all.slice(1).sort());
});

test('a person has at most twenty subscriptions in all', async () => {
  const mia = await person('Mia');
  for (let session = 0; session < 5; session += 1) {
    const cookie =
      (await startSession(mia.viewer.userId, { userAgent: null, address: null })).split(';')[0] ?? '';
    for (let at = 0; at < MOST_PUSHED.session; at += 1) await subscribe({ cookie });
  }
  expect(await endpointsOf(mia)).toHaveLength(MOST_PUSHED.person);
});

test('two registrations of one browser at once end as one', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const endpoint = anEndpoint();
  const both = await Promise.all([subscribe(mia, endpoint), subscribe(tom, endpoint)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect([...(await endpointsOf(mia)), ...(await endpointsOf(tom))]).toEqual([endpoint]);
});

const { keys: own } = browser().subscription;

test.each([
  ['endpoint', { endpoint: 'http://push.example.com/x' }],
  ['endpoint', { endpoint: 'https://localhost/x' }],
  ['endpoint', { endpoint: 'https://10.0.0.1/x' }],
  ['endpoint', { endpoint: 'https://[::1]/x' }],
  ['endpoint', { endpoint: `https://push.example.com/${'x'.repeat(2000)}` }],
  ['endpoint', { endpoint: null }],
  ['endpoint', { endpoint: { not: '' } }],
  ['keys', { keys: null }],
  ['keys.p256dh', { keys: { ...own, p256dh: 'AAAA' } }],
  ['keys.p256dh', { keys: { ...own, p256dh: Buffer.from([4, ...Array(64).fill(1)]).toString('base64url') } }],
  ['keys.p256dh', { keys: { ...own, p256dh: 7 } }],
  ['keys.auth', { keys: { ...own, auth: 'AAAA' } }],
  ['keys.auth', { keys: { ...own, auth: '<script>' } }],
])('an invalid %s is refused at its field: %j', async (field, changes) => {
  const { status, body } = await subscribe(await person('Mia'), anEndpoint(), changes);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('without permanent keys push is off, and the response says so', async () => {
  jest.mocked(pushKeys).mockReturnValue(null);
  const { status, body, headers } = await subscribe(await person('Mia'));
  expect([status, body.error]).toEqual([503, 'Push is off on this server.']);
  expect(headers.get('retry-after')).toBe('3600');
});
