import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { ZipFile } from 'yazl';
import { loadTables } from './load-tables';
import { openBackup } from './read-backup';

const table = { queue: false, name: 'users', columns: ['id'], rows: 1, sum: 'x'.repeat(32) };
const manifest = {
  format: 1,
  made_at: '2026-11-26T03:00:00.000Z',
  release: '2026-11-26',
  postgres: '18',
  migrations: [{ name: 'a', checksum: 'b' }],
  queue_migration: 1,
  sequences: [],
  comments: [],
  tables: [table],
};

/** Returns a fake client whose COPY fails after this many milliseconds. */
function failingAfter(ms: number): ClientBase {
  const copy = new Writable({ highWaterMark: 1e9, write: (_chunk, _encoding, done) => done() });
  const query = (asked: unknown) => {
    if (typeof asked === 'string') return Promise.resolve({ rows: [] });
    setTimeout(() => copy.destroy(new Error('invalid input syntax')), ms);
    return copy;
  };
  return { query } as unknown as ClientBase;
}

test.each([0, 1, 2, 5, 8])(
  'a damaged file is reported while the COPY that failed after %i ms still reads it',
  async (ms) => {
    const folder = await mkdtemp(join(tmpdir(), 'campmates-'));
    const path = join(folder, 'damaged.zip');
    const zip = new ZipFile();
    zip.addBuffer(randomBytes(4_000_000), 'tables/users.copy');
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json');
    zip.end();
    await writeFile(path, zip.outputStream);
    const backup = await openBackup(path);
    await expect(loadTables(failingAfter(ms), backup, [table])).rejects.toThrow(
      /damaged\.zip is damaged, or is no backup: users has \d+ rows that are not the 1 of its manifest/,
    );
    backup.close();
    await rm(folder, { recursive: true });
  },
);
