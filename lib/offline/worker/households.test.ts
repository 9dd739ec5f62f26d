import {
  asked,
  fakeStore,
  fileNames,
  keptPageAt,
  keptPaths,
  newDevice,
  pageFor,
  serve,
  setOnline,
} from '@/tests/offline-device';
import { callsOfTrip, pagesOfTrip } from '../pages';
import { answerMessage, keptInfo } from './answers';
import { answerCall } from './calls';
import { confirmHouseholds } from './households';
import { fetchAndKeep, keepPage, unzip } from './keep-page';
import { type Asked, answerNavigation } from './navigate';
import { noteBack } from './network';
import { epochNow, forgetAll, forgetOld, forgetPages, LONGEST_ALONE_MS, ownerNow, ownersNow } from './owner';
import { keepReady } from './round';
import { confirmOwner } from './session';
import type { KeptHousehold } from './store';
import { dropOne } from './trips';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

const trip = (number: number) => `0000000${number}-0000-4000-8000-000000000000`;
const overview = (number: number) => `/trip/${trip(number)}`;
const kim = 'household kim';
const lee = 'household lee';
const household = (id: string, number: number, more: object = {}) => ({
  household_id: id,
  trip_id: trip(number),
  trip_name: `Trip ${number}`,
  start_date: '2090-01-01',
  end_date: '2090-01-03',
  ...more,
});
const guests = (...households: object[]) => ({ '/api/guest': () => Response.json({ households }) });
const signedIn = (user: string | null) => ({
  '/auth/me': () => (user ? Response.json({ user: { id: user } }) : new Response('', { status: 401 })),
});
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => () => new Response('{}', { status: code });

/** Fake overview page of a trip, with the trip's dates and name. */
const tripFor = (owner: string, days = '2090-01-01 2090-01-03') =>
  pageFor(owner).replace('<head>', `<head><meta name="trip" content="${days} At the river"/>`);

const keep = async (path: string, html: string) => keepPage(path, new Response(html), await epochNow());

let after: Promise<unknown>[] = [];
const ask = (path: string, init?: RequestInit): Asked => {
  const url = new URL(path, 'http://localhost');
  return { url, request: new Request(url, init), later: (work) => after.push(work.catch(() => undefined)) };
};
const settled = () => Promise.allSettled(after);

const waitingOf = async () =>
  (await (await fakeStore.store()).getAll('outbox')).map((each) => (each as { viewer: string }).viewer);
const putWaiting = async (...viewers: string[]) => {
  const db = await fakeStore.store();
  for (const viewer of viewers) await db.put('outbox', { id: viewer, viewer });
};

/** Opens a page without network and returns its text. */
async function withoutNetwork(path: string): Promise<string> {
  serve({ [path]: lost });
  setOnline(false);
  const response = await answerNavigation(ask(path));
  setOnline(true);
  await noteBack();
  return response.type === 'error' ? 'nothing' : response.text();
}

/**
 * Sets up a device that stores data of Mia's account, and of trip 2 for Kim, who is a guest there.
 * Each of the two has a waiting change.
 */
beforeEach(async () => {
  newDevice();
  after = [];
  await noteBack();
  serve({
    '/offline': 'the offline page',
    '/api/trips': () => Response.json({ trips: [] }),
    '/cover/mia/wide': '',
    '/cover/kim/wide': '',
    ...guests(household('kim', 2)),
    ...signedIn('mia'),
  });
  await keep('/', pageFor('mia', '/cover/mia/wide'));
  await keep(overview(2), pageFor(kim, '/cover/kim/wide'));
  await putWaiting('mia', kim);
});

test('an account’s pages and a guest’s trip are stored side by side', async () => {
  expect([keptPaths('mia'), keptPaths(kim)]).toEqual([['/'], [overview(2)]]);
  expect(await ownersNow()).toEqual(['mia', kim]);
  expect(await withoutNetwork('/')).toContain('viewer');
  expect(await withoutNetwork(overview(2))).toContain('household');
});

test.each([
  ['the account’s log-out', forgetAll],
  ['the end of its session', forgetPages],
  ['a 401 of /auth/me', confirmOwner, null],
  ['another account', confirmOwner, 'tom'],
])('%s leaves the guest’s trip with its files and changes', async (_, end, user = 'mia') => {
  serve(signedIn(user));
  await end();
  expect(keptPaths()).toEqual([overview(2)]);
  expect(fileNames()).toEqual(['/cover/kim/wide']);
  expect(await waitingOf()).toContain(kim);
  expect(await withoutNetwork(overview(2))).toContain('household');
});

test('the account’s log-out deletes only the account’s changes', async () => {
  await forgetAll();
  expect(await waitingOf()).toEqual([kim]);
});

test('the trip’s stored pages are deleted when the guest leaves the trip', async () => {
  const path = `/api${overview(2).replace('trip', 'trips')}/leave`;
  // From now on the server redirects the trip's pages to the log-in.
  serve({ [path]: () => Response.json({ id: '2' }), [overview(2)]: status(303), ...guests() });
  await answerCall(ask(path, { method: 'POST' }));
  await Promise.all(after);
  expect(keptPaths(kim)).toEqual([]);
  expect(await waitingOf()).toEqual(['mia']);
});

test('signing out as a guest deletes the guests’ data and nothing of the account', async () => {
  serve({ '/api/guest/leave': () => new Response(null, { status: 204 }) });
  await answerCall(ask('/api/guest/leave', { method: 'POST' }));
  expect([keptPaths(), await ownersNow(), await waitingOf()]).toEqual([['/'], ['mia'], ['mia']]);
  expect(fileNames()).toEqual(['/cover/mia/wide']);
});

test('a guest’s page that was requested before they left is not stored', async () => {
  const before = await epochNow();
  serve({ '/api/guest/leave': () => new Response(null, { status: 204 }) });
  await answerCall(ask('/api/guest/leave', { method: 'POST' }));
  expect(await keepPage(overview(2), new Response(pageFor(kim)), before)).toBe(false);
  expect(keptPaths()).toEqual(['/']);
});

describe('a household that the server no longer lists', () => {
  beforeEach(() => serve(guests()));
  const nothingOfKims = [['/'], ['mia'], ['mia']];
  const left = async () => [keptPaths(), await ownersNow(), await waitingOf()];

  test.each([401, 404, 410])('is deleted after a %d response to a call for its trip', async (code) => {
    const path = `/api/trips/${trip(2)}/notices`;
    serve({ [path]: status(code) });
    await answerCall(ask(path, { method: 'POST' }));
    await settled();
    expect(await left()).toEqual(nothingOfKims);
  });

  test('is deleted after a 404 response to its page', async () => {
    serve({ [overview(2)]: status(404) });
    await fetchAndKeep(overview(2));
    expect(await left()).toEqual(nothingOfKims);
  });

  test('is deleted when its page redirects to the log-in', async () => {
    const redirect = new Response('');
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    serve({ [overview(2)]: () => redirect });
    await answerNavigation(ask(overview(2)));
    await settled();
    expect(await left()).toEqual(nothingOfKims);
  });

  test('is deleted when the trip’s page now belongs to an account', async () => {
    await keep(overview(2), tripFor('mia'));
    expect([keptPaths('mia'), keptPaths(kim)]).toEqual([['/', overview(2)], []]);
    expect(await ownersNow()).toEqual(['mia']);
  });

  test('is deleted when the account opens its next page', async () => {
    await hello('mia', '/profile');
    expect(await left()).toEqual(nothingOfKims);
  });

  test('stays after a refused call for another trip', async () => {
    const path = `/api/trips/${trip(1)}/notices`;
    serve({ [path]: status(404) });
    await answerCall(ask(path));
    await settled();
    expect(keptPaths(kim)).toEqual([overview(2)]);
  });
});

test('a refusal that is not about the household deletes nothing', async () => {
  const path = `/api/trips/${trip(2)}/notices/gone`;
  serve({ [path]: status(404) });
  await answerCall(ask(path));
  await settled();
  expect(asked).toContain('/api/guest');
  expect([keptPaths(kim), await waitingOf()]).toEqual([[overview(2)], ['mia', kim]]);
});

test('no household is deleted when the server cannot list the households', async () => {
  serve({ '/api/guest': status(503) });
  await confirmHouseholds();
  expect(keptPaths(kim)).toEqual([overview(2)]);
});

test('the account’s copy of a shared trip comes first, and the guest’s after the log-out', async () => {
  await keep(overview(2), `${tripFor('mia')}Mia’s`);
  expect(await withoutNetwork(overview(2))).toContain('Mia’s');
  await forgetAll();
  expect(await withoutNetwork(overview(2))).toContain('household');
});

test('while it is unclear who is logged in, only the guest’s trip is shown', async () => {
  serve({ '/auth/me': lost });
  await fakeStore.writeFact('doubt', true);
  expect(await withoutNetwork(overview(2))).toContain('household');
  expect(await withoutNetwork('/')).toBe('nothing');
});

test('two guests have a trip each, and for one trip only the household opened last is stored', async () => {
  await keep(overview(3), pageFor(lee));
  expect([keptPaths(kim), keptPaths(lee)]).toEqual([[overview(2)], [overview(3)]]);
  await keep(overview(2), pageFor('household pat'));
  expect([keptPaths(kim), keptPaths('household pat')]).toEqual([[], [overview(2)]]);
  expect([await ownersNow(), await waitingOf()]).toEqual([['mia', lee, 'household pat'], ['mia']]);
});

test('a trip’s API response is stored for the account if it has the trip, else for the guest', async () => {
  const [path = ''] = callsOfTrip(trip(2));
  await confirmHouseholds();
  await keep(path, '{"weather":1}');
  expect(keptPaths(kim)).toContain(path);
  await keep(overview(2), tripFor('mia'));
  await keep(path, '{"weather":2}');
  expect(keptPaths('mia')).toContain(path);
  expect(await unzip(keptPageAt(path)?.body as ArrayBuffer)).toBe('{"weather":1}');
});

test('after 14 days without a server response a guest’s pages are deleted, but not the changes', async () => {
  const now = Date.now();
  await forgetOld(now + LONGEST_ALONE_MS - 1000);
  expect(keptPaths(kim)).toEqual([overview(2)]);
  await forgetOld(now + LONGEST_ALONE_MS + 1000);
  expect(keptPaths(kim)).toEqual([]);
  expect([await waitingOf(), await ownersNow()]).toEqual([
    ['mia', kim],
    ['mia', kim],
  ]);
});

test('the list of stored trips includes a guest’s trip with its name and a mark', async () => {
  await confirmHouseholds();
  expect((await keptInfo()).trips).toMatchObject([{ id: trip(2), name: 'Trip 2', guest: true }]);
  await keep(overview(2), tripFor(kim));
  serve(guests(household('kim', 2, { trip_name: null })));
  await confirmHouseholds();
  expect((await keptInfo()).trips).toMatchObject([{ name: 'At the river' }]);
});

test('when storage is full, a guest’s past trip is deleted before the account’s next trip', async () => {
  await keep(overview(2), tripFor(kim, '2020-01-01 2020-01-02'));
  await keep(overview(1), tripFor('mia'));
  expect(await dropOne(undefined)).toBe(true);
  expect(keptPaths()).toEqual(['/', overview(1)]);
  expect(await dropOne(undefined)).toBe(false);
});

describe('without an account', () => {
  beforeEach(async () => {
    await forgetAll();
    serve(signedIn(null));
    asked.length = 0;
  });

  test('all parts of a guest’s trip are prefetched, without requests for an account', async () => {
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((then: () => void) => setImmediate(then)) as never);
    serve(Object.fromEntries(pagesOfTrip(trip(2)).map((path) => [path, pageFor(kim)])));
    serve({
      ...Object.fromEntries(callsOfTrip(trip(2)).map((path) => [path, '{}'])),
      ...guests(household('kim', 2), household('lee', 3, { end_date: '2020-01-01' })),
    });
    await keepReady();
    jest.restoreAllMocks();
    const answering = `/trip/${trip(2)}/attendance`;
    const parts = pagesOfTrip(trip(2)).filter((path) => path !== answering);
    expect(keptPaths(kim).sort()).toEqual([...parts, ...callsOfTrip(trip(2))].sort());
    expect(asked).not.toContain(answering);
    expect(asked).not.toContain('/api/trips');
    expect(asked.filter((path) => path === '/' || path.includes(trip(3)))).toEqual([]);
  });

  test('a guest’s first page registers the household before the page is stored', async () => {
    await hello(lee, overview(3));
    expect(await ownersNow()).toEqual([kim]);
    serve(guests(household('kim', 2), household('lee', 3)));
    await hello(lee, overview(3));
    expect(await ownersNow()).toEqual([kim, lee]);
    expect(await ownerNow()).toBeUndefined();
    expect(asked).not.toContain('/auth/me');
    const [first] = (await (await fakeStore.store()).getAll('households')) as KeptHousehold[];
    expect(first).toMatchObject({ owner: kim, trip: trip(2) });
  });
});

/**
 * Sends a page's `hello` to the worker. The worker's background work waits for a timer, which never
 * fires here.
 */
async function hello(viewer: string, path: string): Promise<void> {
  const says = { viewer, path };
  const idle = jest.spyOn(globalThis, 'setTimeout').mockImplementation((() => 0) as never);
  await answerMessage({
    data: { ask: 'hello', says },
    ports: [{ postMessage: () => undefined }],
    waitUntil: () => undefined,
  } as unknown as ExtendableMessageEvent);
  idle.mockRestore();
}
