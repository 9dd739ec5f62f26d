import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTripScripts } from './write-trip-scripts';

test('names each page’s own scripts, and leaves out what is no page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trip-scripts-'));
  const page = join(folder, 'app', '(trip)', 'trip', '[tripId]', 'gear');
  await mkdir(page, { recursive: true });
  await mkdir(join(page, '..', 'emergency'));
  const entryJSFiles = {
    '[project]/app/layout': ['static/chunks/all.js'],
    '[project]/app/(trip)/trip/[tripId]/gear/page': ['static/chunks/all.js', 'static/chunks/gear.js'],
  };
  await writeFile(
    join(page, 'page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/(trip)/trip/[tripId]/gear/page"] = ${JSON.stringify({ entryJSFiles })};
`,
  );
  const outfile = join(folder, 'trip-scripts.json');
  await writeTripScripts(folder, outfile);
  expect(JSON.parse(await readFile(outfile, 'utf8'))).toEqual({
    gear: ['/_next/static/chunks/all.js', '/_next/static/chunks/gear.js'],
  });
  await rm(folder, { recursive: true });
});
