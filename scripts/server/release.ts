import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newestRelease } from '../../lib/releases';
import { command } from '../command';
import { root } from '../paths';
import { print } from '../print';
import { buildAnew } from './build';

const standalone = join(root, '.next', 'standalone');
const out = join(root, 'release');
/** What a server of one's own also needs. */
const besides = ['deploy', '.env.example'];
/** As the lock file says, which is also right where an install lacks something. */
const ofProduct = ['--package-lock-only', '--omit=dev'];

/** Leaves in release/ one file to unpack and start, its list of packages, and the checksums of both. */
await command(async () => {
  await buildAnew();
  await rm(out, { recursive: true, force: true });
  await mkdir(out);
  // The programs of sharp, which draws pictures, are made for one system.
  const name = `campmates-${newestRelease.day}-${process.platform}-${process.arch}`;
  const parts = `${name}.cdx.json`;
  await writeFile(join(out, parts), await output('npm', ['sbom', ...ofProduct, '--sbom-format=cyclonedx']));
  const file = `${name}.tar.gz`;
  await pack(name, file, parts);
  const sums = await Promise.all(
    [file, parts].map(async (each) => `${await hashOf(join(out, each))}  ${each}\n`),
  );
  await writeFile(join(out, 'SHA256SUMS'), sums.join(''));
  print(`release/${file} runs on a machine with Node: unpack it, then node commands/start.mjs`);
});

/** All files are in one folder, so that unpacking leaves nothing beside it. */
async function pack(name: string, file: string, parts: string): Promise<void> {
  const staging = await mkdtemp(join(tmpdir(), 'campmates-release-'));
  try {
    await cp(standalone, join(staging, name), { recursive: true, verbatimSymlinks: true });
    await cp(join(out, parts), join(staging, name, parts));
    for (const each of besides) await cp(join(root, each), join(staging, name, each), { recursive: true });
    await output('tar', ['--create', '--gzip', '--file', join(out, file), '--directory', staging, name]);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function output(program: string, args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 64 * 2 ** 20, shell: process.platform === 'win32' };
  return (await promisify(execFile)(program, args, options)).stdout;
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
