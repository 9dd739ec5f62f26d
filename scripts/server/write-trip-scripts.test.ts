import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTripScripts } from './write-trip-scripts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trip-scripts-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Returns the list of a build whose pages, by their path below a trip, have these scripts. */
async function listOf(pages: Record<string, string[]>): Promise<unknown> {
  const trip = join(folder, 'app', '(trip)', 'trip', '[tripId]');
  await mkdir(join(trip, 'emergency'), { recursive: true });
  for (const [path, own] of Object.entries(pages)) {
    const entryJSFiles = {
      '[project]/app/layout': ['all.js'],
      [`[project]/app/(trip)/trip/[tripId]/${path}`]: own,
    };
    await mkdir(join(trip, path, '..'), { recursive: true });
    await writeFile(
      join(trip, `${path}_client-reference-manifest.js`),
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/(trip)/trip/[tripId]/${path}"] = ${JSON.stringify({ entryJSFiles })};
`,
    );
  }
  const outfile = join(folder, 'trip-scripts.json');
  await writeTripScripts(folder, outfile);
  return JSON.parse(await readFile(outfile, 'utf8'));
}

test('names the scripts of the overview and of each part', async () => {
  expect(await listOf({ page: ['all.js', 'overview.js'], 'gear/page': ['all.js', 'gear.js'] })).toEqual({
    overview: ['/_next/all.js', '/_next/overview.js'],
    gear: ['/_next/all.js', '/_next/gear.js'],
  });
});

test('a build that names no scripts fails', async () => {
  await expect(listOf({ 'gear/page': ['gear.js'] })).rejects.toThrow('No scripts are named');
});
