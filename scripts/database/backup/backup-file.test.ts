import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carefully, removeDrafts, writeWhole } from './backup-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'campmates-1.zip');
const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));

test('a file gets its name only when it is complete, and only its owner may read it', async () => {
  await writeWhole(
    path(),
    (draft) => writeFile(draft, 'whole', carefully),
    async (draft) => {
      expect(await readFile(draft, 'utf8')).toBe('whole');
      expect(await readdir(folder)).not.toContain('campmates-1.zip');
    },
  );
  expect(await readdir(folder)).toEqual(['campmates-1.zip']);
  expect((await stat(path())).mode & 0o777).toBe(0o600);
});

test('a full disk leaves no file and gives an error of one line', async () => {
  const half = async (draft: string) => {
    await writeFile(draft, 'half', carefully);
    await full();
  };
  await expect(writeWhole(path(), half)).rejects.toThrow(
    /^.*campmates-1\.zip cannot be written, and nothing of it was kept: ENOSPC: no space left$/,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a file that fails its check is deleted', async () => {
  const refuse = () => Promise.reject(new Error('other'));
  await expect(writeWhole(path(), (draft) => writeFile(draft, 'x', carefully), refuse)).rejects.toThrow(
    'other',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('the drafts of a killed backup are deleted after a day, but no other files', async () => {
  const names = ['campmates-1.zip.partial', 'campmates-2.zip.partial', 'film.partial', 'campmates-3.zip'];
  for (const name of names) await writeFile(join(folder, name), '');
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of names.filter((each) => !each.includes('2'))) await utimes(join(folder, name), old, old);
  await removeDrafts(folder);
  expect((await readdir(folder)).sort()).toEqual([
    'campmates-2.zip.partial',
    'campmates-3.zip',
    'film.partial',
  ]);
});
