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
import { answerMessage } from './answers';
import { answerCall } from './calls';
import { confirmHouseholds } from './households';
import { fetchAndKeep, keepPage } from './keep-page';
import { keptInfo } from './kept-info';
import { type Asked, answerNavigation } from './navigate';
import { noteBack } from './network';
import { epochNow, forgetAll, forgetOld, forgetPages, LONGEST_ALONE_MS, ownerNow, ownersNow } from './owner';
import { keepReady } from './round';
import { confirmOwner } from './session';
import type { KeptHousehold } from './store';
import { dropOne } from './trips';
import { unzip } from './zipped';

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

/** The overview of a trip, which tells its days and name. */
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

/** What is shown of a page without network. */
async function withoutNetwork(path: string): Promise<string> {
  serve({ [path]: lost });
  setOnline(false);
  const response = await answerNavigation(ask(path));
  setOnline(true);
  await noteBack();
  return response.type === 'error' ? 'nothing' : response.text();
}

/** A device of Mia's, who is on trip 1, and of Kim's, a guest on trip 2; a change of each waits. */
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

test('an account’s pages and a guest’s trip are kept side by side', async () => {
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

test('the account’s log-out takes its own changes', async () => {
  await forgetAll();
  expect(await waitingOf()).toEqual([kim]);
});

test('a guest who leaves the trip takes what is kept of it', async () => {
  const path = `/api${overview(2).replace('trip', 'trips')}/leave`;
  // Its pages lead to the log-in from now on.
  serve({ [path]: () => Response.json({ id: '2' }), [overview(2)]: status(303), ...guests() });
  await answerCall(ask(path, { method: 'POST' }));
  await Promise.all(after);
  expect(keptPaths(kim)).toEqual([]);
  expect(await waitingOf()).toEqual(['mia']);
});

test('a guest who leaves takes what is kept for guests, and nothing of the account', async () => {
  serve({ '/api/guest/leave': () => new Response(null, { status: 204 }) });
  await answerCall(ask('/api/guest/leave', { method: 'POST' }));
  expect([keptPaths(), await ownersNow(), await waitingOf()]).toEqual([['/'], ['mia'], ['mia']]);
  expect(fileNames()).toEqual(['/cover/mia/wide']);
});

test('a page of the guest’s that was asked for before they left is not kept', async () => {
  const before = await epochNow();
  serve({ '/api/guest/leave': () => new Response(null, { status: 204 }) });
  await answerCall(ask('/api/guest/leave', { method: 'POST' }));
  expect(await keepPage(overview(2), new Response(pageFor(kim)), before)).toBe(false);
  expect(keptPaths()).toEqual(['/']);
});

describe('a household that the server names no more', () => {
  beforeEach(() => serve(guests()));
  const nothingOfKims = [['/'], ['mia'], ['mia']];
  const left = async () => [keptPaths(), await ownersNow(), await waitingOf()];

  test.each([401, 404, 410])('goes on a %d of a call of its trip', async (code) => {
    const path = `/api/trips/${trip(2)}/notices`;
    serve({ [path]: status(code) });
    await answerCall(ask(path, { method: 'POST' }));
    await settled();
    expect(await left()).toEqual(nothingOfKims);
  });

  test('goes on a 404 of its page', async () => {
    serve({ [overview(2)]: status(404) });
    await fetchAndKeep(overview(2));
    expect(await left()).toEqual(nothingOfKims);
  });

  test('goes when its page leads to the log-in', async () => {
    const redirect = new Response('');
    Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
    serve({ [overview(2)]: () => redirect });
    await answerNavigation(ask(overview(2)));
    await settled();
    expect(await left()).toEqual(nothingOfKims);
  });

  test('goes when the trip’s page is an account’s by now', async () => {
    await keep(overview(2), tripFor('mia'));
    expect([keptPaths('mia'), keptPaths(kim)]).toEqual([['/', overview(2)], []]);
    expect(await ownersNow()).toEqual(['mia']);
  });

  test('goes with the account’s next page', async () => {
    await hello('mia', '/profile');
    expect(await left()).toEqual(nothingOfKims);
  });

  test('stays while another trip’s call is refused', async () => {
    const path = `/api/trips/${trip(1)}/notices`;
    serve({ [path]: status(404) });
    await answerCall(ask(path));
    await settled();
    expect(keptPaths(kim)).toEqual([overview(2)]);
  });
});

test('a refusal that is not about the household leaves it', async () => {
  const path = `/api/trips/${trip(2)}/notices/gone`;
  serve({ [path]: status(404) });
  await answerCall(ask(path));
  await settled();
  expect(asked).toContain('/api/guest');
  expect([keptPaths(kim), await waitingOf()]).toEqual([[overview(2)], ['mia', kim]]);
});

test('where the server fails to say which households there are, none goes', async () => {
  serve({ '/api/guest': status(503) });
  await confirmHouseholds();
  expect(keptPaths(kim)).toEqual([overview(2)]);
});

test('where both are on a trip, the account’s copy is shown, and the guest’s once the account has gone', async () => {
  await keep(overview(2), `${tripFor('mia')}Mia’s`);
  expect(await withoutNetwork(overview(2))).toContain('Mia’s');
  await forgetAll();
  expect(await withoutNetwork(overview(2))).toContain('household');
});

test('while it is in doubt who has logged in, the guest’s trip is shown and the account’s pages are not', async () => {
  serve({ '/auth/me': lost });
  await fakeStore.writeFact('doubt', true);
  expect(await withoutNetwork(overview(2))).toContain('household');
  expect(await withoutNetwork('/')).toBe('nothing');
});

test('two guests have a trip each; of one trip the household that was opened last is kept', async () => {
  await keep(overview(3), pageFor(lee));
  expect([keptPaths(kim), keptPaths(lee)]).toEqual([[overview(2)], [overview(3)]]);
  await keep(overview(2), pageFor('household pat'));
  expect([keptPaths(kim), keptPaths('household pat')]).toEqual([[], [overview(2)]]);
  expect([await ownersNow(), await waitingOf()]).toEqual([['mia', lee, 'household pat'], ['mia']]);
});

test('a call of the trip is kept for the guest, and for the account where that keeps the trip', async () => {
  const [path = ''] = callsOfTrip(trip(2));
  await confirmHouseholds();
  await keep(path, '{"weather":1}');
  expect(keptPaths(kim)).toContain(path);
  await keep(overview(2), tripFor('mia'));
  await keep(path, '{"weather":2}');
  expect(keptPaths('mia')).toContain(path);
  expect(await unzip(keptPageAt(path)?.body as ArrayBuffer)).toBe('{"weather":1}');
});

test('after 14 days without a word from the server a guest’s pages go; what waits stays, to be told', async () => {
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

test('the list of what is kept has a guest’s trip too, under its name, and marks it', async () => {
  await confirmHouseholds();
  expect((await keptInfo()).trips).toMatchObject([{ id: trip(2), name: 'Trip 2', guest: true }]);
  await keep(overview(2), tripFor(kim));
  serve(guests(household('kim', 2, { trip_name: null })));
  await confirmHouseholds();
  expect((await keptInfo()).trips).toMatchObject([{ name: 'At the river' }]);
});

test('where there is no room, a guest’s past trip goes before the account’s next', async () => {
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

  test('all parts of a guest’s trip are kept ahead, and nothing of an account is asked for', async () => {
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

  test('a guest’s first page makes the household known before it is kept', async () => {
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

/** A page greets the worker. What the worker does later, when the page is idle, never comes. */
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
