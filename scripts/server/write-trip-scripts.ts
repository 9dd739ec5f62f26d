import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { root } from '../paths';
import { Refusal } from '../refusal';

const FOLDER = '(trip)/trip/[tripId]';
const manifest = z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) });

/** Names the scripts of each page of a trip, which only a build knows, for use-scripts-ahead.ts. */
export async function writeTripScripts(
  server = join(root, '.next', 'server'),
  outfile = join(root, 'public', 'trip-scripts.json'),
): Promise<void> {
  const folder = join(server, 'app', FOLDER);
  const scripts: Record<string, string[]> = {};
  for (const part of ['', ...(await readdir(folder))]) {
    const file = join(folder, part, 'page_client-reference-manifest.js');
    const text = await readFile(file, 'utf8').catch(() => null);
    // The file is a script that sets a global variable to one line of JSON.
    const [, json] = /^globalThis\.__RSC_MANIFEST\["[^"]*"\] = (\{.*\})/m.exec(text ?? '') ?? [];
    if (!json) continue;
    const { entryJSFiles } = manifest.parse(JSON.parse(json));
    const own = entryJSFiles[`[project]/app/${posix.join(FOLDER, part, 'page')}`] ?? [];
    scripts[part || 'overview'] = own.map((script) => `/_next/${script}`);
  }
  if (!scripts.overview?.length)
    throw new Refusal(`No scripts are named in ${folder}: Next writes them elsewhere.`);
  await writeFile(outfile, JSON.stringify(scripts));
}
