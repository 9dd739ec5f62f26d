import {
  asked,
  fileNames,
  keptPageAt,
  keptPaths,
  newDevice,
  pageFor,
  serve,
  told,
} from '@/tests/offline-device';
import { answerMessage, keptInfo } from './answers';
import { fetchAndKeep, keepPage, refreshPage } from './keep-page';
import { noteBack } from './network';
import { epochNow } from './owner';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

const trip = (number: number) => `0000000${number}-0000-4000-8000-000000000000`;
const overview = (number: number) => `/trip/${trip(number)}`;
const river = '/campsite/00000009-0000-4000-8000-000000000000';
const beach = '/campsite/ai-00000008-0000-4000-8000-000000000000';
const near = '/map/71b9/8/1/1.pbf.gz';
const far = '/map/71b9/8/2/2.pbf.gz';

/**
 * Returns a fake overview page of Mia's trip with its dates, the path of its campsite's page and the
 * names of its map files.
 */
const overviewAt = (site: string | null, ...files: string[]) =>
  pageFor('mia').replace(
    '<head>',
    `<head><meta name="trip" content="2090-01-01 2090-01-03 Easter"/>${site ? `<meta name="site" content="${site}"/>` : ''}<meta name="map-files" content="${files.join(' ')}"/>`,
  );
const keep = async (path: string, html: string) => keepPage(path, new Response(html), await epochNow());

async function removeTrip(id: string): Promise<void> {
  const said: unknown[] = [];
  const port = { postMessage: (each: unknown) => said.push(each) };
  const event = { data: { ask: 'removeTrip', says: { id } }, ports: [port], waitUntil: () => undefined };
  await answerMessage(event as unknown as ExtendableMessageEvent);
  expect(said).toEqual([{ told: null }]);
}

beforeEach(async () => {
  newDevice();
  await noteBack();
  told.length = 0;
  serve({ [river]: pageFor('mia'), [beach]: pageFor('mia'), [near]: 'near', [far]: 'far away' });
});

test('the campsite’s page is stored with the overview and counts towards the trip’s size', async () => {
  await keep(overview(1), overviewAt(river, near));
  expect(keptPaths('mia')).toEqual([overview(1), river]);
  const sizes = [overview(1), river].map((path) => keptPageAt(path)?.body.byteLength ?? 0);
  const mapBytes = 'near'.length;
  const bytes = sizes.reduce((sum, size) => sum + size, mapBytes);
  expect((await keptInfo()).trips).toMatchObject([{ bytes, mapBytes }]);
  await keep(overview(1), overviewAt(null, near));
  expect(keptPaths()).toEqual([overview(1)]);
});

test('the page of another campsite is neither fetched nor stored', async () => {
  await keep('/', pageFor('mia'));
  await refreshPage(river);
  expect(asked).not.toContain(river);
  expect(await keep(river, pageFor('mia'))).toBe(false);
  expect(keptPaths()).toEqual(['/']);
});

test('the campsite’s page is fetched at most every four hours', async () => {
  await keep(overview(1), overviewAt(river));
  await keep(overview(1), overviewAt(river));
  expect(asked.filter((path) => path === river)).toHaveLength(1);
  const later = Date.now() + 4 * 60 * 60 * 1000 + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await keep(overview(1), overviewAt(river));
  jest.restoreAllMocks();
  expect(asked.filter((path) => path === river)).toHaveLength(2);
});

test('a trip that moves to another campsite stores only the new campsite’s page', async () => {
  await keep(overview(1), overviewAt(river));
  await keep(overview(1), overviewAt(beach));
  expect(keptPaths()).toEqual([overview(1), beach]);
});

test('removing a trip deletes its map and campsite page at once, but no other trip’s files', async () => {
  await keep(overview(1), overviewAt(river, near, far));
  await keep(overview(2), overviewAt(river, near));
  await removeTrip(trip(1));
  expect(keptPaths()).toEqual([river, overview(2)]);
  expect(fileNames()).toEqual([near]);
  await removeTrip(trip(2));
  expect(keptPaths()).toEqual([]);
  expect(fileNames()).toEqual([]);
});

test('a trip that the server no longer has is deleted with its map and campsite page', async () => {
  await keep(overview(1), overviewAt(river, near));
  await fetchAndKeep(overview(1));
  expect(keptPaths()).toEqual([]);
  expect(fileNames()).toEqual([]);
});

test('removing a trip while another is being stored leaves their shared map', async () => {
  await keep(overview(1), overviewAt(null, near));
  let removed: Promise<void> | undefined;
  serve({
    [far]: async () => {
      removed = removeTrip(trip(1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response('far away');
    },
  });
  await keep(overview(2), overviewAt(null, near, far));
  await removed;
  expect(fileNames().sort()).toEqual([near, far]);
});
