import { memoryStore } from '@/tests/memory-store';
import {
  fakeStore,
  newDevice,
  pageFor,
  release,
  type Served,
  serve,
  setOnline,
} from '@/tests/offline-device';
import { OPENING } from '../changes';
import { checkCards, heldCards, keepCards, openHeld } from './cards';
import { keepPage } from './keep-page';
import { noteBack } from './network';
import { makeOutbox } from './outbox';
import { belongsTo, epochNow, forgetAll, forgetHouseholds, LONGEST_ALONE_MS } from './owner';
import { whileInDoubt } from './session';
import type { KeptCard } from './store';
import { forgetTrip } from './trips';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

const trip = '00000001-0000-4000-8000-000000000000';
const call = `/api/trips/${trip}/emergency/offline`;
const HOUR = 60 * 60 * 1000;
const card = { people: [], contacts: [], medicare: 'zq-medicare', insurance: null };
const NOW = '2027-01-24T03:41:00.000Z';
const UNTIL = '2027-01-26T03:41:00.000Z';
const cards = (households: string[]) => ({
  [call]: () =>
    Response.json({
      cards: households.map((household_id) => ({ household_id, card })),
      until: UNTIL,
      shown_seconds: 3600,
    }),
});
const status = (code: number) => ({ [call]: () => new Response('{}', { status: code }) });

const rows = async () => (await (await fakeStore.store()).getAll('cards')) as KeptCard[];
const held = async (viewer = 'linh') => (await heldCards({ viewer, trip })).map(({ household }) => household);
const outbox: { viewer: string; path: string; reason: string }[] = [];
const keep = async (viewer: string, { path, body }: { path: string; body: string }) => {
  outbox.push({ viewer, path, reason: JSON.parse(body).reason });
  return true;
};
const open = (reason: string | null, { household = 'sam', viewer = 'linh', by = keep } = {}) =>
  openHeld({ viewer, trip, household, label: 'Sam’s medical card', reason }, by);

/** Linh, who is signed in, is a first-aider: this device keeps the cards of Sam and of Olivia. */
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: new Date(NOW) });
  newDevice();
  outbox.length = 0;
  await noteBack();
  serve({ '/auth/me': () => Response.json({ user: { id: 'linh' } }), ...cards(['sam', 'olivia']) });
  await belongsTo('linh', await epochNow());
  await keepCards(trip);
});
afterEach(() => jest.useRealTimers());

test('the trip’s page of cards brings those for a first-aider along', async () => {
  await (await fakeStore.store()).delete('cards', ['linh', trip, 'sam']);
  await keepPage(`/trip/${trip}`, new Response(pageFor('linh')), await epochNow());
  expect(await held()).toEqual(['olivia']);
  await keepPage(`/trip/${trip}/emergency`, new Response(pageFor('linh')), await epochNow());
  expect(await held()).toEqual(['sam', 'olivia']);
  expect(await heldCards({ viewer: 'linh', trip: 'another' })).toEqual([]);
  serve({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
  const again = keepPage(`/trip/${trip}/emergency`, new Response(pageFor('linh')), await epochNow());
  expect(await again).toBe(true);
});

test('a card is kept encrypted, with a key of its own that no script can read', async () => {
  const [sams, olivias] = await rows();
  if (!sams || !olivias) throw new Error('not kept');
  expect(Buffer.from(sams.sealed).includes('zq-medicare')).toBe(false);
  expect(JSON.stringify(sams)).not.toContain('zq-medicare');
  await expect(crypto.subtle.exportKey('raw', sams.key)).rejects.toThrow();
  await expect(
    crypto.subtle.decrypt({ name: 'AES-GCM', iv: sams.iv }, olivias.key, sams.sealed),
  ).rejects.toThrow();
});

test('it opens by a reason, which waits to be sent with the time, before anything is shown', async () => {
  setOnline(false);
  expect(await open(null)).toBeNull();
  expect(await open('Bee sting', { by: async () => false })).toBeNull();
  expect(await heldCards({ viewer: 'linh', trip })).toContainEqual({ household: 'sam', shutsAt: null });
  expect(await open('Bee sting')).toEqual({ card, shutsAt: Date.now() + HOUR });
  const at = new Date();
  const clock = `${at.getHours() % 12 || 12}:41 ${at.getHours() < 12 ? 'am' : 'pm'}`;
  expect(outbox).toEqual([
    {
      viewer: 'linh',
      path: `/api/trips/${trip}/emergency/sam/open`,
      reason: expect.stringMatching(new RegExp(`^Bee sting \\(Sun 24 Jan, ${clock}, without reception\\)$`)),
    },
  ]);
});

test('for an hour it opens again without a reason, and another reason opens it no longer', async () => {
  await open('Bee sting');
  jest.advanceTimersByTime(HOUR - 60_000);
  expect(await open(null)).toMatchObject({ card, shutsAt: Date.now() + 60_000 });
  expect(await open('Swelling')).toMatchObject({ shutsAt: Date.now() + 60_000 });
  expect(outbox).toHaveLength(2);
  expect(await open(null, { household: 'olivia' })).toBeNull();
  // What the server tells meanwhile doesn't lock it.
  await keepCards(trip);
  expect(await open(null)).not.toBeNull();
  jest.advanceTimersByTime(60_000);
  expect(await open(null)).toBeNull();
});

test('an opening that waits can’t be taken back; a refused one can be dismissed', async () => {
  const store = memoryStore();
  const queue = makeOutbox({
    store,
    owners: async () => ['linh'],
    send: async () => ({ came: 'refusal', status: 403, words: 'This card isn’t shared with you.' }),
    now: () => Date.now(),
    exclusive: (work) => work(),
    tell: () => undefined,
    callLater: () => undefined,
  });
  await openHeld({ viewer: 'linh', trip, household: 'sam', label: 'Sam’s', reason: 'Bee sting' }, queue.keep);
  const [waits] = await store.all();
  expect(waits).toMatchObject({ kind: OPENING, label: 'Sam’s', method: 'POST', thing: null });
  expect(await queue.takeBack(waits?.id ?? 0)).toBe(false);
  await queue.sendAll();
  expect((await queue.news()).changes).toMatchObject([{ refused: { status: 403 } }]);
  expect(await queue.takeBack(waits?.id ?? 0)).toBe(true);
});

describe('the cards go', () => {
  let contacts = 0;
  /** Each later than those of the tests before. */
  const contact = async () => {
    jest.advanceTimersByTime(60_000 * ++contacts);
    await checkCards();
    return held();
  };

  test.each<[string, Served, string[]]>([
    ['when the role is taken or the trip is over', cards([]), []],
    ['when one household shares its card no longer', cards(['olivia']), ['olivia']],
    ['when the trip is somebody else’s business', status(404), []],
    ['when the account may not be on trips', status(403), []],
    ['when the trip is gone', status(410), []],
    ['but not while the server has a fault', status(503), ['sam', 'olivia']],
  ])('at the next contact: %s', async (_when, answer, left) => {
    serve(answer);
    expect(await contact()).toEqual(left);
  });

  test('not before there is network, and then no more than every ten seconds', async () => {
    serve(cards([]));
    setOnline(false);
    expect(await contact()).toEqual(['sam', 'olivia']);
    setOnline(true);
    expect(await contact()).toEqual([]);
    serve(cards(['sam']));
    await keepCards(trip);
    serve(cards([]));
    jest.advanceTimersByTime(9_000);
    await checkCards();
    expect(await held()).toEqual(['sam']);
  });

  test('by the date that the device keeps, also without network', async () => {
    setOnline(false);
    jest.setSystemTime(Date.parse(UNTIL) - 1);
    await checkCards();
    expect(await held()).toEqual(['sam', 'olivia']);
    jest.advanceTimersByTime(1);
    expect([await held(), await open('Bee sting'), outbox]).toEqual([[], null, []]);
    await checkCards();
    expect(await rows()).toEqual([]);
  });

  test('with the session, a log-out, another person and the trip', async () => {
    const owners = async () => (await rows()).map(({ owner }) => owner);
    for (const end of [
      () => forgetAll(),
      async () => belongsTo('olivia', await epochNow()),
      () => forgetTrip({ owner: 'linh', id: trip }),
      async () => {
        serve({ ...status(401), '/auth/me': () => new Response('', { status: 401 }) });
        await keepCards(trip);
      },
    ]) {
      await belongsTo('linh', await epochNow());
      serve(cards(['sam']));
      await keepCards(trip);
      expect(await owners()).toEqual(['linh']);
      await end();
      expect(await owners()).toEqual([]);
    }
  });

  test('also while one is being opened', async () => {
    const taken = async () => {
      await forgetTrip({ owner: 'linh', id: trip });
      return true;
    };
    expect(await open('Bee sting', { by: taken })).toMatchObject({ card });
    expect(await rows()).toEqual([]);
  });

  test('a response that another person’s log-in has overtaken keeps nothing', async () => {
    await forgetTrip({ owner: 'linh', id: trip });
    serve({
      [call]: async () => {
        await forgetAll();
        return cards(['sam'])[call]?.() as Response;
      },
    });
    await keepCards(trip);
    expect(await rows()).toEqual([]);
  });

  test('and are shown neither to another, nor while it is in doubt who is signed in, nor after 14 days alone', async () => {
    expect(await open('Bee sting', { viewer: 'olivia' })).toBeNull();
    release({});
    await whileInDoubt(async () => new Response());
    expect([await held(), await open('Bee sting'), outbox]).toEqual([[], null, []]);
    serve({ '/auth/me': () => Response.json({ user: { id: 'linh' } }) });
    expect(await held()).toEqual(['sam', 'olivia']);
    await keepCards(trip);
    const db = await fakeStore.store();
    for (const row of await rows()) await db.put('cards', { ...row, until: Number.POSITIVE_INFINITY });
    jest.setSystemTime(Date.now() + LONGEST_ALONE_MS + 1);
    expect([await held(), await rows()]).toEqual([[], []]);
  });
});

test('a guest’s household keeps them too, apart from an account’s, until it ends', async () => {
  const kim = 'household kim';
  const sent: (string | null)[] = [];
  let refused: string | undefined;
  const fetched = globalThis.fetch;
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    if (path === call) {
      const headers = new Headers(init?.headers);
      const who = headers.get('for-account') ?? headers.get('for-household');
      sent.push(who);
      if (who === refused) return new Response('{}', { status: 404 });
    }
    return fetched(path, init);
  }) as typeof fetch;
  await belongsTo(kim, await epochNow(), trip);
  await keepCards(trip);
  expect(sent).toEqual(['linh', 'kim']);
  refused = 'linh';
  await keepCards(trip);
  expect((await rows()).map(({ owner }) => owner)).toEqual([kim, kim]);
  expect(await open('Bee sting', { viewer: kim })).toMatchObject({ card });
  await forgetHouseholds([{ owner: kim, trip, contact: 0 }]);
  expect(await rows()).toEqual([]);
});
