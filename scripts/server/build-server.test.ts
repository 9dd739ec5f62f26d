import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';
import { buildServer } from './build-server';

test('the built server is plain JavaScript and imports no tool of the set-up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campmates-server-'));
  await buildServer(join(folder, 'serve.mjs'));
  const script = await readFile(join(folder, 'serve.mjs'), 'utf8');
  await rm(folder, { recursive: true });
  const packages = new Set(Array.from(script.matchAll(/\bfrom "(?!node:)([^"]+)"/g), ([, name]) => name));
  expect([...packages].sort()).toEqual(['ipaddr.js', 'next', 'zod']);
});

test('the server reads .env, also where it is started without the set-up', async () => {
  await writeFile(join(folder, '.env'), 'PORT="three thousand"\n');
  const { PORT: _, ...env } = process.env;
  const complaint = await new Promise<string>((resolve) =>
    execFile(process.execPath, [server], { env }, (_error, _output, words) => resolve(words)),
  );
  expect(complaint).toMatch(/^Wrong configuration: PORT must be .*\n$/);
});
