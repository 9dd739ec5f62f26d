import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './build-server';

test('what serves the build is plain JavaScript that asks for no tool of the set-up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'campmates-server-'));
  await buildServer(join(folder, 'serve.mjs'));
  const script = await readFile(join(folder, 'serve.mjs'), 'utf8');
  await rm(folder, { recursive: true });
  const packages = new Set(Array.from(script.matchAll(/\bfrom "(?!node:)([^"]+)"/g), ([, name]) => name));
  expect([...packages].sort()).toEqual(['ipaddr.js', 'next', 'zod']);
});
