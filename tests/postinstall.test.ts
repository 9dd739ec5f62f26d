import { execFile } from 'node:child_process';
import { access, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
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

/** Runs the script that npm runs after `npm install` in the folder. */
function postinstall() {
  const env = { ...process.env, DATABASE_URL: '', npm_config_update_notifier: 'false' };
  return promisify(execFile)('npm', ['run', '--silent', 'postinstall'], { cwd: folder, env });
}

test('after npm install in a fresh clone the generated code exists, without a database', async () => {
  const copied = [
    'scripts',
    'prisma.config.ts',
    'tsconfig.json',
    'next.config.ts',
    'prisma/schema.prisma',
    'app/api/openapi.json/route.ts',
    'app/api/rides/[id]/route.ts',
  ];
  for (const path of copied) {
    await cp(path, join(folder, path), { recursive: true });
  }
  await postinstall();
  await expect(access(join(folder, 'prisma/generated/client.ts'))).resolves.toBeUndefined();
  const endpoints = await readFile(join(folder, 'app/api/openapi.json/endpoints.ts'), 'utf8');
  expect(endpoints).toContain("'/rides/{id}': ownHandlers(");
});

test('npm install succeeds when only package.json was copied, as image builds do first', async () => {
  await postinstall();
  await expect(access(join(folder, 'prisma/generated'))).rejects.toThrow('ENOENT');
});
