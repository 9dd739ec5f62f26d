import { execFile } from 'node:child_process';
import { access, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-clone-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await cp('package.json', join(folder, 'package.json'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs what npm runs after `npm install` in the folder. */
function postinstall() {
  const env = { ...process.env, DATABASE_URL: '', npm_config_update_notifier: 'false' };
  return promisify(execFile)('npm', ['run', '--silent', 'postinstall'], { cwd: folder, env });
}

test('after npm install in a fresh clone the Prisma client exists, without a database', async () => {
  for (const path of ['scripts', 'prisma.config.ts', 'tsconfig.json', 'prisma/schema.prisma']) {
    await cp(path, join(folder, path), { recursive: true });
  }
  await postinstall();
  await expect(access(join(folder, 'prisma/generated/client.ts'))).resolves.toBeUndefined();
});

test('npm install succeeds when only package.json was copied, as image builds do first', async () => {
  await postinstall();
  await expect(access(join(folder, 'prisma/generated'))).rejects.toThrow('ENOENT');
});
