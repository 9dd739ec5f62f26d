import { asked, fileNames, keptPaths, newDevice, pageFor, serve } from '@/tests/offline-device';
import { mayFetchAhead } from '../may-fetch-ahead';
import { pagesOfTrip } from '../pages';
import { keepAssets } from './assets';
import { keepPage } from './keep-page';
import { noteBack } from './network';
import { epochNow } from './owner';
import { keepReady } from './round';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

const DAY_MS = 24 * 60 * 60 * 1000;
const id = '00000001-0000-4000-8000-000000000000';
const other = '00000002-0000-4000-8000-000000000000';
const listed = (trip: string) => ({
  id: trip,
  trip_name: 'Easter',
  location_name: '',
  start_date: '2090-01-01',
  end_date: '2090-01-02',
  called_off: false,
  attending: true,
});

let now = Date.now();
const pass = (ms: number) => {
  now += ms;
};

const saveData = () =>
  Object.assign(self, { navigator: { onLine: true, connection: { type: 'cellular', saveData: true } } });

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  // Skip the pauses between pages. Only the compression still takes real time.
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((then: () => void) => setImmediate(then)) as never);
  newDevice();
  await noteBack();
  serve({
    '/offline': 'the offline page',
    '/auth/me': () => Response.json({ user: { id: 'mia' } }),
    '/api/trips': () => Response.json({ trips: [listed(id), listed(other)] }),
    ...Object.fromEntries([...pagesOfTrip(id), ...pagesOfTrip(other)].map((path) => [path, pageFor('mia')])),
  });
  await keepPage('/', new Response(pageFor('mia')), await epochNow());
});
afterEach(() => jest.restoreAllMocks());

test('the next trips are prefetched every four hours', async () => {
  await keepReady();
  expect(keptPaths()).toEqual(expect.arrayContaining([...pagesOfTrip(id), ...pagesOfTrip(other)]));
  asked.length = 0;
  await keepReady();
  expect(asked).toEqual([]);
  pass(4 * 60 * 60 * 1000);
  await keepReady();
  expect(asked).toContain('/api/trips');
});

test('a page with a missing file does not stop the other pages from being stored', async () => {
  serve({ [`/trip/${id}`]: pageFor('mia', '/_next/static/chunks/gone.js') });
  await keepReady();
  expect(keptPaths()).not.toContain(`/trip/${id}`);
  expect(keptPaths()).toEqual(expect.arrayContaining([`/trip/${id}/people`, ...pagesOfTrip(other)]));
});

test('a round that loses the network starts again with the next page', async () => {
  serve({ [`/trip/${id}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await keepReady();
  expect(keptPaths()).not.toContain(`/trip/${other}`);
  serve({ [`/trip/${id}`]: pageFor('mia') });
  await keepReady();
  expect(keptPaths()).toContain(`/trip/${other}`);
});

test('a person whose first page loads during somebody else’s round gets a round of their own', async () => {
  const toms = ['/', '/your-crew', ...pagesOfTrip(id)].map((path) => [path, pageFor('tom')]);
  let next: Promise<void> | undefined;
  serve({
    '/api/trips': () => Response.json({ trips: [] }),
    '/your-crew': async () => {
      serve({ ...Object.fromEntries(toms), '/api/trips': () => Response.json({ trips: [listed(id)] }) });
      await keepPage('/', new Response(pageFor('tom')), await epochNow());
      next = keepReady();
      return new Response(pageFor('mia'));
    },
  });
  await keepReady();
  await next;
  expect(keptPaths()).toEqual(expect.arrayContaining(pagesOfTrip(id)));
});

test.each([
  [{ type: 'cellular', saveData: true }, false],
  [{ saveData: true }, false],
  [{ type: 'wifi', saveData: true }, true],
  [{ type: 'cellular', saveData: false }, true],
  [{}, true],
])('with the connection %j pages are prefetched: %s', (connection, may) =>
  expect(mayFetchAhead(connection)).toBe(may),
);

test('a trip that nobody has opened for 60 days is deleted with its files, even with data saver', async () => {
  serve({ '/cover/a/wide': '' });
  await keepPage(`/trip/${id}`, new Response(pageFor('mia', '/cover/a/wide')), await epochNow());
  await keepAssets({ needed: ['/cover/a/wide'] });
  saveData();
  pass(60 * DAY_MS - 1000);
  await keepReady();
  expect(keptPaths()).toContain(`/trip/${id}`);
  pass(DAY_MS);
  await keepReady();
  expect(keptPaths()).toEqual(['/']);
  expect(fileNames()).toEqual([]);
});

test('a trip that is no longer in the list is deleted with its files', async () => {
  serve({ '/cover/a/wide': '' });
  await keepPage(`/trip/${id}`, new Response(pageFor('mia', '/cover/a/wide')), await epochNow());
  serve({ '/api/trips': () => Response.json({ trips: [] }) });
  await keepReady();
  expect(keptPaths()).toEqual(['/']);
  expect(fileNames()).toEqual([]);
});
