import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { command, isCommand } from '../command';
import { generate } from '../generate';
import { root } from '../paths';
import { print } from '../print';
import { Refusal } from '../refusal';
import { runPackage } from '../run';
import { completeStandalone } from './standalone-folder';

const stamp = join(root, '.next', 'campmates-build');
const lastBuild = join(root, '.next', 'BUILD_ID');

const unbuilt = new Set([
  'node_modules',
  'scripts',
  'tests',
  'proof',
  'docs',
  'coverage',
  'test-results',
  'playwright-report',
]);
/** The other script folders contain steps of the build, or commands that it bundles. */
const unbuiltScripts = [join(root, 'scripts', 'checks', sep), join(root, 'scripts', 'demo', sep)];
const built = new Set(['sw.js', 'trip-scripts.json']);
const unbuiltFile = /^\.|\.md$|\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/;

interface Options {
  skipTypes?: boolean;
  quiet?: boolean;
}

export async function buildIfStale(signal?: AbortSignal, options: Options = {}): Promise<void> {
  const sources = await sourceHash();
  if (signal?.aborted || (await readFile(stamp, 'utf8').catch(() => '')) === sources) return;
  print('Building …');
  await build(signal, options);
  if (!signal?.aborted) await writeFile(stamp, sources);
}

async function build(signal?: AbortSignal, { skipTypes = false, quiet }: Options = {}): Promise<void> {
  // Otherwise an interrupted build would count as finished.
  await rm(stamp, { force: true });
  // Vercel needs no standalone folder, because it makes its own.
  const output = process.env.VERCEL ? '' : 'standalone';
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_OUTPUT: output,
    ...shortcuts(skipTypes, existsSync(lastBuild)),
  };
  const code = await runPackage('next/dist/bin/next', ['build'], { env, signal, quiet });
  if (signal?.aborted) return;
  if (code !== 0) throw new Refusal('The build failed: see above.');
  if (output) await completeStandalone();
}

/** For builds that a person waits for. */
export const shortcuts = (skipTypes: boolean, isBuilt: boolean) => ({
  SKIP_TYPES: skipTypes ? '1' : '',
  // The first cache takes a quarter of the build and helps only later builds.
  BUILD_CACHE: skipTypes && !isBuilt ? 'off' : '',
});

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const ofScripts = await sourceFiles(join(root, 'scripts'));
  const files = [
    ...(await sourceFiles(root)),
    ...ofScripts.filter((file) => !unbuiltScripts.some((folder) => file.startsWith(folder))),
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

export async function buildAnew(): Promise<void> {
  await generate();
  // The check also reads the tests, whose packages a production install and an image lack.
  await build(undefined, { skipTypes: !existsSync(join(root, 'node_modules', 'jest')) });
  await writeFile(stamp, await sourceHash());
}

if (isCommand(import.meta.url)) await command(buildAnew);
