import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is made with its parent folders, also by two calls at once', async () => {
  const path = join(folder, 'a', 'b', 'c');
  await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700)]);
  for (const made of ['a', 'a/b', 'a/b/c']) {
    const { mode } = await stat(join(folder, made));
    expect([made, (mode & 0o777).toString(8)]).toEqual([made, '700']);
  }
});

test('an existing folder keeps its files', async () => {
  await writeFile(join(folder, 'kept'), '');
  await makeFolder(folder);
  expect(await readdir(folder)).toEqual(['kept']);
});

test('a file of the same name is an error', async () => {
  const path = join(folder, 'file');
  await writeFile(path, '');
  await expect(makeFolder(path)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(path, 'a', 'b'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the call rejects with the reason where no folder can be made', async () => {
  await expect(makeFolder('/proc/nowhere/mail')).rejects.toMatchObject({ code: 'ENOENT' });
});
