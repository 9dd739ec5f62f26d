import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command, isCommand } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { generateClient } from '../prisma-client';
import { Refusal } from '../refusal';
import { runPackage } from '../run';
import { buildWorker } from './build-worker';
import { hintFrameworkScripts } from './compile-hint';
import { compressStaticFiles } from './static-files';

const stamp = join(root, '.next', 'campmates-build');
const cache = join(root, '.next', 'cache', 'turbopack');

/** Everything in the repository that cannot change what Next builds. */
const unbuilt = new Set([
  'node_modules',
  'scripts',
  'tests',
  'bench',
  'docs',
  'coverage',
  'test-results',
  'playwright-report',
]);
/** Made by the build itself. */
const built = new Set(['sw.js']);
/** Of the scripts, those that change what Next has built. */
const finishers = ['build.ts', 'build-worker.ts', 'compile-hint.ts', 'static-files.ts'];
const unbuiltFile = /^\.|\.md$|\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/;

interface Options {
  /** The types of the very sources have just been checked. */
  typesChecked?: boolean;
  /** Keeps Next's words back unless the build fails. */
  quiet?: boolean;
}

/** Builds for production, unless the last build was of the very same sources. */
export async function buildIfStale(signal?: AbortSignal, options: Options = {}): Promise<void> {
  const sources = await sourceHash();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  print('Building …');
  await build(signal, options);
  if (!signal?.aborted) await writeFile(stamp, sources);
}

async function build(signal?: AbortSignal, { typesChecked = false, quiet }: Options = {}): Promise<void> {
  // A build that breaks off must not pass for the one before it.
  await rm(stamp, { force: true });
  // Vercel puts together what it ships by itself.
  const output = process.env.VERCEL ? '' : 'standalone';
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_OUTPUT: output,
    ...shortcuts(typesChecked, existsSync(cache)),
  };
  await buildWorker();
  const code = await runPackage('next/dist/bin/next', ['build'], { env, signal, quiet });
  if (signal?.aborted) return;
  if (code !== 0) throw new Refusal('The build failed: see above.');
  // In this order: the servers send what was compressed.
  await hintFrameworkScripts();
  await compressStaticFiles();
}

/** What next.config.ts leaves out of a build whose types `npm test` has just checked. */
export const shortcuts = (typesChecked: boolean, hasCache: boolean) => ({
  TYPES_CHECKED: typesChecked ? '1' : '',
  // Writing a first cache costs a quarter of the build, which pays at the next one: not in a fresh clone's `npm test`.
  BUILD_CACHE: typesChecked && !hasCache ? 'off' : '',
});

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = [
    ...(await sourceFiles(root)),
    ...finishers.map((name) => join(root, 'scripts', 'server', name)),
  ];
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function sourceFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (unbuilt.has(entry.name) || built.has(entry.name) || unbuiltFile.test(entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await sourceFiles(path)));
    else files.push(path);
  }
  return files;
}

if (isCommand(import.meta.url)) {
  await command(async () => {
    await generateClient();
    await build();
    await writeFile(stamp, await sourceHash());
  });
}
