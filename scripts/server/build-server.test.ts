import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';
import { buildServer } from './build-server';

let folder: string;
let server: string;

// The folder is inside node_modules, so that Node finds the packages that the server imports.
beforeAll(async () => {
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'campmates-server-'));
  server = join(folder, 'build', 'serve.mjs');
  await buildServer(server);
});
afterAll(() => rm(folder, { recursive: true }));

test('the built server is plain JavaScript that imports no package except Next', async () => {
  const script = await readFile(server, 'utf8');
  const packages = new Set(Array.from(script.matchAll(/\bfrom "(?!node:)([^"]+)"/g), ([, name]) => name));
  expect([...packages].sort()).toEqual(['next']);
});

test('the server reads .env even when it is started without the set-up', async () => {
  await writeFile(join(folder, '.env'), 'PORT="three thousand"\n');
  const { PORT: _, ...env } = process.env;
  const complaint = await new Promise<string>((resolve) =>
    execFile(process.execPath, [server], { env }, (_error, _output, words) => resolve(words)),
  );
  expect(complaint).toMatch(/^Wrong configuration: PORT must be .*\n$/);
});
