import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { scratchDatabase } from './jest/scratch-database';
import { templateDatabase } from './jest/test-databases';

const name = '29990101000000_places_index';
let folder: string;
let client: Client;
let url: string;

beforeEach(async () => {
  ({ client, url } = await scratchDatabase('scratch_concurrent_index', templateDatabase));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp('prisma/migrations', folder, { recursive: true });
});

afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

/**
 * Runs scripts/database/migrate.ts with one more migration. Returns how many migrations were
 * applied, or why none was.
 */
async function migrateWith(sql: string): Promise<string> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
  const script = `
    import { migrate } from './scripts/database/migrate.ts';
    import { readMigrations } from './scripts/database/migration-history.ts';
    const migrations = await readMigrations(${JSON.stringify(folder)});
    console.log(await migrate(${JSON.stringify(url)}, migrations).catch((error) => error.message));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return (await promisify(execFile)('node', args)).stdout.trim();
}

const indexes = async () =>
  (
    await client.query(
      `select indisvalid from pg_index join pg_class on oid = indexrelid where relname = 'places_twice'`,
    )
  ).rows;

test('an index that allows writes while it is built is built outside a transaction, once', async () => {
  const sql = '-- Finds twins.\nCREATE INDEX CONCURRENTLY places_twice ON places (state);';
  expect(await migrateWith(sql)).toBe('1');
  expect(await indexes()).toEqual([{ indisvalid: true }]);
  expect(await migrateWith(sql)).toBe('0');
});

test('the next start builds a failed index again', async () => {
  const sql = 'create unique index concurrently places_twice on places (state);';
  expect(await migrateWith(sql)).toMatch(
    /^Migration 2999\S+ failed, and the next start tries again: .*places_twice/,
  );
  expect(await indexes()).toEqual([{ indisvalid: false }]);
  await client.query('delete from places a using places b where a.state = b.state and a.id < b.id');
  expect(await migrateWith(sql)).toBe('1');
  expect(await indexes()).toEqual([{ indisvalid: true }]);
});

test('a migration that does anything else besides building the index is refused', async () => {
  const sql = 'create index concurrently places_twice on places (state);\ndrop table notices;';
  expect(await migrateWith(sql)).toMatch('cannot run inside a transaction block');
  expect(await indexes()).toEqual([]);
});
