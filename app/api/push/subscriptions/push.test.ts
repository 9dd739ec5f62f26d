import type { LookupAddress } from 'node:dns';
import { GET as logOut } from '@/app/api/auth/logout/route';
import { MOST_PUSHED } from '@/lib/account/push/push-subscriptions';
import { startSession } from '@/lib/server/auth/sessions';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { httpsTransport } from '@/lib/server/push/transport';
import { pushKeys } from '@/lib/server/push/vapid';
import { deliverPush } from '@/lib/tasks/deliver-push';
import { runDueJobs } from '@/lib/tasks/worker';
import { pushKeyPair } from '@/scripts/push-key-pair';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { addAccount, takeOff } from '@/tests/factories/trip-households';
import { plan } from '@/tests/factories/trips';
import { browser, pushService } from '@/tests/servers/push-service';
import { DELETE, POST } from './route';

jest.mock('@/lib/server/push/transport', () => ({
  ...jest.requireActual('@/lib/server/push/transport'),
  httpsTransport: jest.fn(),
}));
const { httpsTransport: realTransport } = jest.requireActual<typeof import('@/lib/server/push/transport')>(
  '@/lib/server/push/transport',
);

jest.mock('@/lib/server/push/vapid', () => ({ pushKeys: jest.fn() }));
const keys = pushKeyPair(Buffer.alloc(32, 7).toString('base64url'));
beforeEach(() =>
  jest.mocked(pushKeys).mockReturnValue({
    publicKey: keys.VAPID_PUBLIC_KEY,
    privateKey: keys.VAPID_PRIVATE_KEY,
    subject: 'https://camp.example',
  }),
);

describe('a subscription', () => {
  let count = 0;
  const anEndpoint = () => `https://push.example.com/own-${++count}`;
  const subscribe = (as: { cookie: string }, endpoint = anEndpoint(), changes = {}) =>
    call<{ id: string; error: string; fields?: Record<string, string> }>(POST, 'POST', {
      as,
      body: { ...browser(endpoint).subscription, ...changes },
    });
  const unsubscribe = (as: { cookie: string }, endpoint: string) =>
    call<{ id: string }>(DELETE, 'DELETE', { as, body: { endpoint } });

  const endpointsOf = async ({ viewer }: Person) => {
    const rows = await db.pushSubscription.findMany({ where: { session: { userId: viewer.userId } } });
    return rows.map(({ endpoint }) => endpoint).sort();
  };

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

  test('an invalid subscription is refused at its field', async () => {
    const { status, body } = await subscribe(await person('Mia'), anEndpoint(), {
      endpoint: 'http://push.example.com/x',
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['endpoint']]);
  });

  test('without permanent keys push is off, and the response says so', async () => {
    jest.mocked(pushKeys).mockReturnValue(null);
    const { status, body, headers } = await subscribe(await person('Mia'));
    expect([status, body.error]).toEqual([503, 'Push is off on this server.']);
    expect(headers.get('retry-after')).toBe('3600');
  });
});

describe('a push', () => {
  let service: Awaited<ReturnType<typeof pushService>>;
  let leadsTo = '127.0.0.1';
  /**
   * Fake name look-up that resolves every name to the fake push service. Everything else works as in
   * production.
   */
  const lookup = ((_name: string, _options: unknown, done: (error: null, all: LookupAddress[]) => void) =>
    done(null, [{ address: leadsTo, family: 4 }])) as never;
  const toStandIn = (changes = {}) => {
    const { ca, port } = service;
    return realTransport({
      lookup,
      allows: (address) => address === '127.0.0.1',
      ca,
      port,
      timeoutMs: 10_000,
      ...changes,
    });
  };

  beforeAll(async () => {
    service = await pushService(keys.VAPID_PUBLIC_KEY);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    jest.mocked(httpsTransport).mockImplementation(() => toStandIn());
    service.received.length = 0;
    service.state.status = 201;
    leadsTo = '127.0.0.1';
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  let count = 0;

  /** Adds a browser to which the person has allowed push messages. */
  async function allow(who: Person) {
    const one = browser(`https://push.example.com/${++count}`);
    service.add(one);
    const { status, body } = await call<{ id: string }>(POST, 'POST', {
      as: who,
      body: one.subscription,
    });
    expect(status).toBe(201);
    return { id: body.id, path: `/${count}`, endpoint: one.subscription.endpoint };
  }

  async function invitedSam() {
    const [mia, sam] = [await person('Mia'), await person('Sam')];
    return { mia, sam, trip: await plan(mia, { invitees: [sam.email] }) };
  }

  test('an answer reaches the organiser’s browsers, encrypted for them and signed by us', async () => {
    const { mia, sam, trip } = await invitedSam();
    const browsers = [await allow(mia), await allow(mia)];
    await allow(sam);
    await answerTrip(sam.viewer, trip.id, true);
    await runDueJobs();
    expect(service.received.map(({ path }) => path).sort()).toEqual(browsers.map(({ path }) => path).sort());
    for (const { message, claims, headers } of service.received) {
      expect(message).toEqual({
        title: 'Sam is going',
        body: 'Easter at Bendeela',
        path: `/trip/${trip.id}/people`,
        tag: headers.topic,
      });
      expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: 'https://camp.example' });
      expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
      expect(headers.topic).toMatch(/^[\w-]{32}$/);
    }
    await runDueJobs();
    expect(service.received).toHaveLength(2);
  });

  test('a later answer of the same household has the same topic, so that it replaces the earlier push', async () => {
    const { mia, sam, trip } = await invitedSam();
    await allow(mia);
    for (const attending of [true, false]) await answerTrip(sam.viewer, trip.id, attending);
    await runDueJobs();
    const topics = service.received.map(({ headers }) => headers.topic);
    expect(topics).toHaveLength(2);
    expect(new Set(topics).size).toBe(1);
  });

  test('a person who turned off push for a kind gets no push of that kind', async () => {
    const { mia, sam, trip } = await invitedSam();
    await allow(mia);
    const { profileId } = mia.viewer;
    await db.notificationChoice.create({
      data: { profileId, kind: 'answers', mail: true, bell: true, push: false },
    });
    await answerTrip(sam.viewer, trip.id, true);
    await runDueJobs();
    expect(service.received).toEqual([]);
  });

  test('a queued push is encrypted, and is not queued when saving the answer fails', async () => {
    const { mia, sam, trip } = await invitedSam();
    await allow(mia);
    // Delete the job for the invitation's mail.
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    const failing = db.$transaction(async (tx) => {
      const { saveAnswer } = await import('@/lib/trips/attendance/answer');
      await saveAnswer(tx, { viewer: sam.viewer, tripId: trip.id }, { attending: true });
      const waiting = await tx.$queryRaw`select payload from graphile_worker._private_jobs`;
      expect(waiting).toHaveLength(2);
      expect(JSON.stringify(waiting)).not.toMatch(/Sam is|going|Bendeela/);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await runDueJobs();
    expect(service.received).toEqual([]);
  });

  test('a waiting push is dropped once the session has ended or the person is off the trip', async () => {
    const { mia, sam, trip } = await invitedSam();
    await allow(sam);
    const { changeTrip } = await import('@/lib/trips/change-trip');
    await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
    await takeOff(trip, sam.email);
    await allow(mia);
    const jo = await person('Jo');
    await addAccount(trip, jo);
    await answerTrip(jo.viewer, trip.id, true);
    await db.session.deleteMany({ where: { userId: mia.viewer.userId } });
    await runDueJobs();
    expect(service.received).toEqual([]);
    expect(await db.pushSubscription.count({ where: { session: { userId: mia.viewer.userId } } })).toBe(0);
  });

  test('an expired session gets neither waiting nor new pushes', async () => {
    const { mia, sam, trip } = await invitedSam();
    await allow(mia);
    await answerTrip(sam.viewer, trip.id, true);
    const ended = { where: { userId: mia.viewer.userId }, data: { expiresAt: new Date() } };
    await db.session.updateMany(ended);
    await runDueJobs();
    await answerTrip(sam.viewer, trip.id, false);
    const waiting = await db.$queryRaw<unknown[]>`
    select 1 from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'push'`;
    expect(waiting).toEqual([]);
    expect(service.received).toEqual([]);
  });

  const aPush = (tripId: string) => ({
    tripId,
    kind: 'answers' as const,
    about: tripId,
    words: 'Sam is going',
  });
  const isKept = async (id: string) => (await db.pushSubscription.count({ where: { id } })) === 1;

  test.each([404, 410])(
    'a subscription is deleted when its push service responds with %d',
    async (status) => {
      const { mia, trip } = await invitedSam();
      const { id } = await allow(mia);
      service.state.status = status;
      await deliverPush(aPush(trip.id), id, false);
      expect(await isKept(id)).toBe(false);
    },
  );

  test.each([429, 500, 302, 403, 'silent'] as const)(
    'after the response %s a push is tried again, and given up with only a warning',
    async (status) => {
      const warned = jest.spyOn(log, 'warn').mockImplementation();
      const { mia, trip } = await invitedSam();
      const { id } = await allow(mia);
      service.state.status = status;
      if (status === 'silent') {
        jest.mocked(httpsTransport).mockImplementation(() => toStandIn({ timeoutMs: 300 }));
      }
      await expect(deliverPush(aPush(trip.id), id, false)).rejects.toThrow();
      await deliverPush(aPush(trip.id), id, true);
      expect(warned).toHaveBeenCalledTimes(1);
      expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
      expect(await isKept(id)).toBe(true);
      warned.mockRestore();
    },
  );

  test('an endless response is not read', async () => {
    const { mia, trip } = await invitedSam();
    const { id } = await allow(mia);
    service.state.status = 'endless';
    await deliverPush(aPush(trip.id), id, false);
    expect(service.received).toHaveLength(1);
  });

  test.each(['10.0.0.7', '169.254.169.254', '::1'])(
    'a push service that resolves to %s gets no push, and its subscription is deleted',
    async (address) => {
      const { mia, trip } = await invitedSam();
      const { id } = await allow(mia);
      leadsTo = address;
      const { isPublicAddress } = await import('@/lib/server/push/public-address');
      await deliverPush(aPush(trip.id), id, false, toStandIn({ allows: isPublicAddress }));
      expect(service.received).toEqual([]);
      expect(await isKept(id)).toBe(false);
    },
  );

  test('a push goes neither to a private address nor to a name with one private address', async () => {
    const { isPublicAddress } = await import('@/lib/server/push/public-address');
    const send = (endpoint: string, addresses: string[] = []) =>
      toStandIn({
        allows: isPublicAddress,
        lookup: ((_name: string, _options: unknown, done: (error: null, all: LookupAddress[]) => void) =>
          done(
            null,
            addresses.map((address) => ({ address, family: 4 })),
          )) as never,
      })({ endpoint, headers: {}, body: Buffer.of() });
    for (const endpoint of ['https://127.0.0.1/x', 'https://[::1]/x', 'https://[::ffff:127.0.0.1]/x'])
      await expect(send(endpoint)).rejects.toThrow('is no public address');
    for (const all of [[], ['1.1.1.1', '127.0.0.1'], ['127.0.0.1', '1.1.1.1']])
      await expect(send('https://push.example.com/x', all)).rejects.toThrow('is no public address');
  });
});
