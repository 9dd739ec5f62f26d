import {
  fakeStore,
  fileNames,
  giveRoom,
  keptPageAt,
  keptPaths,
  newDevice,
  pageFor,
  release,
  serve,
} from '@/tests/offline-device';
import { fetchAndKeep, keepPage, ownerOf, unzip } from './keep-page';
import {
  epochNow,
  forgetAll,
  forgetOld,
  forgetPages,
  LONGEST_ALONE_MS,
  noteContact,
  ownerNow,
} from './owner';
import { listTrips, noteOpened, noteTrips } from './trips';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

const trip = (number: number) => `0000000${number}-0000-4000-8000-000000000000`;
const overview = (number: number) => `/trip/${trip(number)}`;
const listed = (number: number, end: string) => ({
  id: trip(number),
  trip_name: `Trip ${number}`,
  location_name: '',
  start_date: end,
  end_date: end,
  called_off: false,
  attending: true,
});
const list = (...trips: object[]) => ({ '/api/trips': () => Response.json({ trips }) });

beforeEach(() => {
  newDevice();
  serve(list());
});

const keep = async (path: string, html: string) => keepPage(path, new Response(html), await epochNow());

test('a page is stored unchanged, with all its files', async () => {
  serve({ '/_next/static/chunks/a.js': '' });
  expect(await keep('/', pageFor('mia', '/_next/static/chunks/a.js'))).toBe(true);
  expect(keptPageAt('/')?.assets).toEqual(['/_next/static/chunks/a.js']);
  expect(await unzip(keptPageAt('/')?.body as ArrayBuffer)).toBe(pageFor('mia', '/_next/static/chunks/a.js'));
  expect(await ownerNow()).toBe('mia');
});

test('a page with a missing file is not stored', async () => {
  await expect(keep('/', pageFor('mia', '/_next/static/chunks/missing.js'))).rejects.toThrow('404');
  expect(keptPaths()).toEqual([]);
});

test('a page without an owner is not stored, and a person’s text cannot set the owner', async () => {
  expect(await keep('/', '<html>The log-in</html>')).toBe(false);
  expect(ownerOf('<p>&lt;meta name="viewer" content="eve"/></p>')).toBeUndefined();
  expect(ownerOf(pageFor('mia'))).toBe('mia');
  expect(ownerOf(pageFor('household kim'))).toBe('household kim');
});

test('another person’s page replaces everything that was stored', async () => {
  await keep('/', pageFor('mia'));
  await keep('/your-crew', pageFor('tom'));
  expect(keptPaths()).toEqual(['/your-crew']);
  expect(await ownerNow()).toBe('tom');
});

test.each([
  ['log-out', forgetAll, undefined],
  ['end of the session', forgetPages, 'mia'],
])('a page that arrives after the %s is not stored', async (_, forget, owner) => {
  await keep('/', pageFor('mia'));
  const asked = await epochNow();
  await forget();
  expect(await keepPage('/your-crew', new Response(pageFor('mia')), asked)).toBe(false);
  expect(keptPaths()).toEqual([]);
  expect(await ownerNow()).toBe(owner);
});

test('a page whose files arrive after the log-out is not stored', async () => {
  serve({
    '/cover/a/wide': async () => {
      await forgetAll();
      return new Response('');
    },
  });
  await keep('/', pageFor('mia', '/cover/a/wide'));
  expect(keptPaths()).toEqual([]);
});

test('after 14 days without a server response the stored pages are deleted', async () => {
  await keep('/', pageFor('mia'));
  const now = Date.now();
  await forgetOld(now + LONGEST_ALONE_MS - 1000);
  expect(keptPaths()).toEqual(['/']);
  await noteContact(now + LONGEST_ALONE_MS - 1000);
  await forgetOld(now + 2 * LONGEST_ALONE_MS - 5000);
  expect(keptPaths()).toEqual(['/']);
  await forgetOld(now + 2 * LONGEST_ALONE_MS + 5000);
  expect(keptPaths()).toEqual([]);
});

test('pages stored after a new log-in are also deleted after 14 days', async () => {
  await keep('/', pageFor('mia'));
  await forgetPages();
  await keep('/', pageFor('mia'));
  await forgetOld(Date.now() + LONGEST_ALONE_MS + 1000);
  expect(keptPaths()).toEqual([]);
});

test('a 404 of the overview deletes all pages of the trip, and a 404 of a part only that part', async () => {
  serve(list(listed(1, '2030-01-01')));
  await keep(overview(1), pageFor('mia'));
  await keep(`${overview(1)}/people`, pageFor('mia'));
  await keep(`${overview(1)}/vote`, pageFor('mia'));
  await fetchAndKeep(`${overview(1)}/vote`);
  expect(keptPaths()).toEqual([overview(1), `${overview(1)}/people`]);
  await fetchAndKeep(overview(1));
  expect(keptPaths()).toEqual([]);
});

test('the stored costs are deleted once the owner may no longer see them', async () => {
  const costs = `/api/trips/${trip(1)}/expenses`;
  serve(list(listed(1, '2030-01-01')));
  await keep(overview(1), pageFor('mia'));
  await keep(costs, '{"expenses":[]}');
  expect(keptPaths()).toEqual([overview(1), costs]);
  serve({ [costs]: () => new Response('', { status: 403 }) });
  await fetchAndKeep(costs);
  expect(keptPaths()).toEqual([overview(1)]);
});

test('when storage is full, the oldest past trip is deleted and recorded', async () => {
  serve({
    ...list(listed(1, '2020-01-01'), listed(2, '2021-01-01'), listed(3, '2090-01-01')),
    ...Object.fromEntries([1, 2, 3].map((number) => [`/cover/${number}/wide`, ''])),
  });
  for (const number of [2, 1]) await keep(overview(number), pageFor('mia', `/cover/${number}/wide`));
  giveRoom(2);
  expect(await keep(overview(3), pageFor('mia', '/cover/3/wide'))).toBe(true);
  expect(keptPaths()).toEqual([overview(2), overview(3)]);
  expect(await fakeStore.readFact('dropped')).toMatchObject({ name: 'Trip 1' });
});

test('when nothing more can be deleted, the new page is not stored and the next trip stays', async () => {
  serve({
    ...list(listed(1, '2090-01-01'), listed(2, '2091-01-01')),
    '/cover/1/wide': '',
    '/cover/2/wide': '',
    '/cover/3/wide': '',
  });
  await keep(overview(1), pageFor('mia', '/cover/1/wide'));
  giveRoom(2);
  expect(await keep(overview(2), pageFor('mia', '/cover/2/wide', '/cover/3/wide'))).toBe(false);
  expect(keptPaths()).toEqual([overview(1)]);
  expect(fileNames()).toEqual(['/cover/1/wide']);
  release({});
});

test('every stored overview updates the trip’s name and dates', async () => {
  const told = (words: string) => `<meta name="trip" content="${words}"/>${pageFor('mia')}`;
  const known = async () => (await (await fakeStore.store()).getAll('trips')) as object[];
  await keep(overview(1), told('2090-01-01 2090-01-02 Easter'));
  await noteOpened(trip(1));
  const [{ opened }] = (await known()) as [{ opened: number }];
  await keep(overview(1), told('open 2090-02-01 2090-02-03 &lt;b&gt; Tom &amp;amp; &quot;Mia&#x27;s&quot;'));
  const name = '<b> Tom &amp; "Mia\'s"';
  expect(await known()).toEqual([
    {
      owner: 'mia',
      id: trip(1),
      name,
      start: '2090-02-01',
      end: '2090-02-03',
      open: true,
      opened,
      site: null,
    },
  ]);
});

test('a list of trips is dropped when another person has logged in before it arrives', async () => {
  serve(list(listed(1, '2090-01-01')));
  const found = await listTrips();
  if (!found) throw new Error('no list');
  await keep('/', pageFor('tom'));
  await keep(overview(2), `<meta name="trip" content="2090-02-01 2090-02-03 Tom’s"/>${pageFor('tom')}`);
  await noteTrips(found, found.trips);
  expect(await (await fakeStore.store()).getAll('trips')).toMatchObject([{ name: 'Tom’s' }]);
});
