import { Logger, runMigrations } from 'graphile-worker';
import { type Client, Pool } from 'pg';
import { directUrl, readEnv } from '../../lib/server/env';
import { command, isCommand } from '../command';
import { loadDotenv } from '../dotenv';
import { print } from '../print';
import { Refusal, reasonOf } from '../refusal';
import { connectTo } from './client';
import {
  appliedMigrations,
  concurrentIndex,
  type Migration,
  pendingMigrations,
  readMigrations,
  recordBaseline,
  undoHalfIndexes,
} from './migration-history';
import { lockMigrations } from './migration-lock';
import { seed } from './seed';

/** `release`: an older release's migrations, for checks. Returns how many were applied. */
export async function migrate(databaseUrl: string, release?: Migration[]): Promise<number> {
  const client = await connectTo(databaseUrl);
  try {
    const migrations = release ?? (await readMigrations());
    // A start without pending migrations takes no lock, so it doesn't wait for a backup.
    if (!(await areApplied(client, migrations))) {
      // A second server waits for the lock and finds the work done, also on a slow machine, where the first
      // start on an empty database takes minutes.
      const waits = 'Another process migrates or backs up the database: waiting for it.';
      await lockMigrations(client, { patience: 10 * 60_000, waits });
      await undoHalfIndexes(client, migrations);
      await recordBaseline(client, migrations);
    }
    const pending = await pendingMigrations(client, migrations);
    for (const migration of pending) await apply(databaseUrl, migration, migrations);
    await migrateQueue(databaseUrl);
    return pending.length;
  } finally {
    await client.end();
  }
}

async function areApplied(client: Client, migrations: Migration[]): Promise<boolean> {
  const applied = await appliedMigrations(client);
  const done = new Set(applied.filter(({ finished }) => finished).map(({ name }) => name));
  // The first server makes the queue's tables last.
  const { rows } = await client.query(
    `select to_regclass('graphile_worker.migrations') is not null as queue`,
  );
  return rows[0].queue && migrations.every(({ name }) => done.has(name));
}

export async function migrateQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: silent });
}

const silent = new Logger(() => () => undefined);

// The migration and its row in Prisma's table share a transaction, so a killed start leaves neither. A
// concurrent index can't be created in one; the next start removes a half-made index.
async function apply(databaseUrl: string, migration: Migration, migrations: Migration[]): Promise<void> {
  // Most starts have nothing to apply.
  const { applyMigrations } = await import('./schema-engine');
  const pool = new Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  const whole = !concurrentIndex(migration.sql);
  try {
    if (whole) await pool.query('begin');
    await applyMigrations(pool, migrations.slice(0, migrations.indexOf(migration) + 1));
    if (whole) await pool.query('commit');
  } catch (error) {
    const kept = whole ? 'nothing of it was kept' : 'the next start tries again';
    throw new Refusal(`Migration ${migration.name} failed, and ${kept}: ${reasonOf(error)}`);
  } finally {
    await pool.end();
  }
}

if (isCommand(import.meta.url)) {
  await command(async () => {
    loadDotenv();
    // A migration needs no secrets, so the other variables aren't checked.
    const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
    const url = directUrl(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL }));
    if (!url)
      throw new Refusal('Set DATABASE_URL: the embedded database is migrated at each start by itself.');
    const applied = await migrate(url);
    const data = await seed(url);
    print(`Migrations applied: ${applied}. Open data: ${data}.`);
  });
}
