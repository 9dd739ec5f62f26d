import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeSecrets, readSecrets, writeSecrets } from './secrets';

const key = 'river stones by the fire';
const kept = { 'auth-secret': 'signs the sessions', 'push-key': 'signs the pushes' };
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-'));
  path = join(folder, 'backup.secrets.json');
  await mkdir(join(folder, 'secrets'));
  for (const [name, secret] of Object.entries({ ...kept, 'postgres-password': 'of this cluster' })) {
    await writeFile(join(folder, 'secrets', name), `${secret}\n`);
  }
});
afterEach(() => rm(folder, { recursive: true }));

test.each([[undefined], [key]])('written secrets can be read again with the key %s', async (given) => {
  expect(await writeSecrets(path, folder, given)).toBe(true);
  expect(await readSecrets(path, given)).toEqual(kept);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('encrypted secrets cannot be read without the key', async () => {
  await writeSecrets(path, folder, key);
  const content = await readFile(path, 'utf8');
  for (const secret of Object.values(kept)) expect(content).not.toContain(secret);
  await expect(readSecrets(path)).rejects.toThrow(/is encrypted: set BACKUP_KEY/);
  await expect(readSecrets(path, 'river stones by the lake')).rejects.toThrow(/does not open with this key/);
});

test.each([
  ['cut', (content: string) => content.slice(0, 40)],
  ['changed', (content: string) => content.replace(/"encrypted":"..../, '"encrypted":"AAAA')],
  ['something else', () => '{"secrets": {"root": "x"}}'],
])('a file that is %s is refused', async (_how, change) => {
  await writeSecrets(path, folder, key);
  await writeFile(path, change(await readFile(path, 'utf8')));
  await expect(readSecrets(path, key)).rejects.toThrow(/is damaged|does not open/);
});

test('a DATA_DIR without secrets writes no file', async () => {
  await rm(join(folder, 'secrets'), { recursive: true });
  expect(await writeSecrets(path, folder)).toBe(false);
  expect(await readSecrets(path)).toBeUndefined();
});

describe('secrets placed in another DATA_DIR', () => {
  const other = () => join(folder, 'other');
  const files = async () => (await readdir(join(other(), 'secrets'))).sort();

  test('take effect only with use(), and only their owner can read them', async () => {
    const placed = await placeSecrets(other(), kept, false);
    await expect(readFile(join(other(), 'secrets', 'auth-secret'))).rejects.toThrow('ENOENT');
    await placed.use();
    expect(await files()).toEqual(['auth-secret', 'push-key']);
    expect(await readFile(join(other(), 'secrets', 'push-key'), 'utf8')).toBe('signs the pushes\n');
    expect((await stat(join(other(), 'secrets', 'push-key'))).mode & 0o777).toBe(0o600);
  });

  test('name the file in the way when they cannot be placed', async () => {
    const placed = await placeSecrets(other(), kept, false);
    const file = join(other(), 'secrets', 'push-key');
    await mkdir(join(file, 'in the way'), { recursive: true });
    await expect(placed.use()).rejects.toThrow(
      `Restored, but the secrets could not be placed: copy them from ${file}.restored. `,
    );
    expect(await readFile(`${file}.restored`, 'utf8')).toBe('signs the pushes\n');
  });

  test('leave nothing behind after drop()', async () => {
    await (await placeSecrets(other(), kept, false)).drop();
    expect(await files()).toEqual([]);
  });

  test('replace other secrets only with `replace`', async () => {
    await (await placeSecrets(other(), { 'auth-secret': 'another' }, false)).use();
    await expect(placeSecrets(other(), kept, false)).rejects.toThrow(
      /auth-secret belongs to another Campmates/,
    );
    await (await placeSecrets(other(), kept, true)).use();
    expect(await readFile(join(other(), 'secrets', 'auth-secret'), 'utf8')).toBe('signs the sessions\n');
    await (await placeSecrets(other(), kept, false)).use();
  });
});
