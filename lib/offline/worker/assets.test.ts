import { fileNames, newDevice, release, serve } from '@/tests/offline-device';
import { forgetAssets, isAsset, keepAssets, keepShell, sweepAssets, takeAsset } from './assets';
import { filesOf, namesIn } from './names';

jest.mock('./store', () => jest.requireActual('@/tests/offline-device').fakeStore);

beforeEach(newDevice);

const chunk = (name: string) => `/_next/static/chunks/${name}.js`;

test('a page’s files are found in its markup, its payload, its scripts and its styles', () => {
  const page = `<link href="/_next/static/chunks/a1.css"><script src="${chunk('b-2')}"></script>
    <use href="/icons.svg?3dbd23#x"><img src="/cover/-27.404,153.030/wide"><meta name="map-files" content="/map/71b9/2/3/2.pbf.gz /map/71b9/8/1/2.pbf.gz">
    "static/chunks/c3.js" \\"/_next/static/media/d4-s.p.woff2\\" <a href="/profile"> https://example.com/x.js`;
  const { needed, named } = filesOf(page);
  expect(named).toEqual(expect.arrayContaining([chunk('c3'), '/_next/static/media/d4-s.p.woff2']));
  expect(needed.sort()).toEqual(
    [
      chunk('b-2'),
      '/_next/static/chunks/a1.css',
      '/cover/-27.404,153.030/wide',
      '/icons.svg?3dbd23',
      '/map/71b9/2/3/2.pbf.gz',
      '/map/71b9/8/1/2.pbf.gz',
    ].sort(),
  );
  expect(
    namesIn('@font-face{src:url(../media/e5.woff2)format("woff2")}', '/_next/static/chunks/a1.css'),
  ).toEqual(['/_next/static/media/e5.woff2']);
});

test('file names in a person’s text are not required, and cause no map or cover to be stored', async () => {
  const written = `<p>/map/71b9/2/3/2.pbf.gz /cover/a/wide</p><a title="/icons.svg?1" href="https://x.example/cover/b/wide">
    <meta name="description" content="/map/71b9/2/3/3.pbf.gz"><script>push([1,"/_next/static/chunks/gone.js"])</script>`;
  const files = filesOf(written);
  expect(files.needed).toEqual([]);
  expect(files.named).toEqual([chunk('gone')]);
  expect(await keepAssets(files)).toEqual([]);
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/icons.svg?1', true],
  ['/map/71b9/2/3/2.pbf.gz', true],
  ['/cover/a/wide', true],
  ['/', false],
  ['/api/trips', false],
  ['/sw.js', false],
])('%s is a file that never changes: %s', (path, is) =>
  expect(isAsset(new URL(path, 'http://localhost'))).toBe(is),
);

test('a script’s lazy chunks are stored with it, and missing ones are skipped', async () => {
  release({
    [chunk('a')]: 'import("static/chunks/b.js")',
    [chunk('b')]: 'a("static/chunks/c.js"),a("static/chunks/gone.js"),a("static/chunks/a.js")',
    [chunk('c')]: '',
  });
  expect(await keepAssets({ needed: [chunk('a')] })).toEqual([chunk('a'), chunk('b'), chunk('c')]);
  expect(fileNames()).toEqual([chunk('a'), chunk('b'), chunk('c')]);
  await expect(keepAssets({ needed: [chunk('named-by-the-page')] })).rejects.toThrow('404');
});

test('an old release’s files stay for a day after the last stored page that needs them', async () => {
  release({ [chunk('old')]: 'the old one' });
  await keepAssets({ needed: [chunk('old')] });
  release({ [chunk('new')]: 'the new one' });
  await keepAssets({ needed: [chunk('new')] });
  const old = async () => (await takeAsset(new Request(`http://localhost${chunk('old')}`))).text();
  const now = Date.now();
  await sweepAssets(undefined, now);
  expect(await old()).toBe('the old one');
  await sweepAssets(undefined, now + 23 * 60 * 60 * 1000);
  expect(await old()).toBe('the old one');
  await sweepAssets(undefined, now + 25 * 60 * 60 * 1000);
  expect(fileNames()).toEqual([]);
});

test('the offline page keeps its files when everything else is deleted', async () => {
  release({ '/offline': `<script src="${chunk('shell')}">`, [chunk('shell')]: '', '/cover/a/wide': '' });
  await keepShell();
  await keepAssets({ needed: ['/cover/a/wide'] });
  await forgetAssets();
  expect(fileNames()).toEqual([chunk('shell')]);
  serve({ [chunk('shell')]: 'a newer one would not be asked for' });
  expect(await (await takeAsset(new Request(`http://localhost${chunk('shell')}`))).text()).toBe('');
});
