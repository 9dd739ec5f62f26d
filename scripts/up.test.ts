import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths';

let clone: string;
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'campmates-clone-'));
  for (const folder of ['scripts', 'bin']) await mkdir(join(clone, folder));
  await copyFile(join(root, 'scripts', 'up.mjs'), join(clone, 'scripts', 'up.mjs'));
  await writeFile(join(clone, 'package-lock.json'), '{}');
  // A fake npm that records its arguments and installs nothing.
  const npm = join(clone, 'bin', 'npm');
  await writeFile(npm, `#!/bin/sh\nmkdir -p node_modules\necho "$@" >> '${join(clone, 'called')}'\n`);
  await chmod(npm, 0o755);
});
afterEach(() => rm(clone, { recursive: true }));

/**
 * Runs a command and returns the --omit or --include flag of every installation in the clone so
 * far.
 */
async function installations(command: string): Promise<string[]> {
  const env = { ...process.env, PATH: `${join(clone, 'bin')}:${process.env.PATH}` };
  spawnSync(process.execPath, ['scripts/up.mjs', command], { cwd: clone, env });
  const called = await readFile(join(clone, 'called'), 'utf8').catch(() => '');
  return Array.from(called.matchAll(/--(?:omit|include)=dev/g), ([flag]) => flag);
}

test('a fresh clone starts without development packages, and `test` installs them once', async () => {
  expect(await installations('start')).toEqual(['--omit=dev']);
  expect(await installations('build')).toEqual(['--omit=dev']);
  expect(await installations('test')).toEqual(['--omit=dev', '--include=dev']);
  expect(await installations('start')).toHaveLength(2);
});

test('the operator’s command is the built release’s until a source changes', async () => {
  for (const folder of ['.next', 'lib', 'prisma/migrations', 'node_modules'])
    await mkdir(join(clone, folder), { recursive: true });
  await writeFile(join(clone, '.next', 'operator.mjs'), 'console.log(process.argv[2]);');
  const output = () =>
    spawnSync(process.execPath, ['scripts/up.mjs', 'operator', 'log'], {
      cwd: clone,
      env: { ...process.env, PATH: `${join(clone, 'bin')}:${process.env.PATH}` },
      encoding: 'utf8',
    }).stdout;
  expect(output()).toMatch(/log\n$/);
  await writeFile(join(clone, 'lib', 'newer.ts'), '');
  const later = new Date(Date.now() + 60_000);
  await utimes(join(clone, 'lib', 'newer.ts'), later, later);
  expect(output()).not.toMatch(/log\n$/);
});

test('a changed package list is installed again, still without development packages', async () => {
  await installations('start');
  await writeFile(join(clone, 'package-lock.json'), '{ "packages": {} }');
  expect(await installations('start')).toEqual(['--omit=dev', '--omit=dev']);
});

test('a start removes no packages when somebody ran npm install by hand', async () => {
  await mkdir(join(clone, 'node_modules'));
  expect(await installations('start')).toEqual(['--include=dev']);
});
