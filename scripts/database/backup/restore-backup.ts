import { setTimeout as delay } from 'node:timers/promises';
import { type Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { isFault, Refusal, reasonOf } from '../../refusal';
import { connectTo } from '../client';
import { migrate, migrateQueue } from '../migrate';
import {
  type Migration,
  readMigrations,
  requireKnown,
  withBaseline,
  withoutConcurrently,
} from '../migration-history';
import { lockMigrations } from '../migration-lock';
import { compareTables, loadTables } from './load-tables';
import type { Manifest } from './manifest';
import { type Backup, openBackup } from './read-backup';
import { queueMigration, setForCopy, sqlName, tablesOf } from './snapshot';

/** Extensions and their objects stay. */
const own = (catalogue: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = it.oid and deptype = 'e')`;

/** Triggers, keys and views go with their tables. */
const drops = [
  `select format('drop table if exists %s cascade', oid::regclass) as sql from pg_class it
   where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and ${own('pg_class')}`,
  `select format('drop routine if exists %s cascade', oid::regprocedure) as sql from pg_proc it
   where pronamespace = current_schema()::regnamespace and ${own('pg_proc')}`,
  `select format('drop type if exists %s cascade', oid::regtype) as sql from pg_type it
   where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd') and ${own('pg_type')}`,
];

async function clearDatabase(client: ClientBase): Promise<void> {
  for (const query of drops) {
    const { rows } = await client.query<{ sql: string }>(query);
    for (const { sql } of rows) await client.query(sql);
  }
}

/** Throws a Refusal when the database has a table or a job on the mail queue. */
async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; queue: boolean }>(
    `select count(*)::int as tables, to_regclass('graphile_worker.jobs') is not null as queue
     from pg_class it where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and ${own('pg_class')}`,
  );
  const { tables = 0, queue = false } = rows[0] ?? {};
  const jobs = queue ? await client.query('select from graphile_worker.jobs limit 1') : undefined;
  if (tables === 0 && !jobs?.rowCount) return;
  throw new Refusal('The database is not empty: give --replace to lose what is in it, or name an empty one.');
}

/** Other clients would go on with dropped tables. */
async function refuseUsed(client: Client): Promise<void> {
  let others = 0;
  // The server lists a closed connection for a moment longer.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    others = rows[0]?.others ?? 0;
    if (others === 0) return;
    await delay(200);
  }
  throw new Refusal(`The database is in use by ${others} other connections: stop Campmates first.`);
}

interface Options {
  replace?: boolean;
  /** Runs once the rows are committed, before the migrations newer than the backup. */
  onKept?: () => Promise<void>;
}

export interface Restored {
  manifest: Manifest;
  tables: Manifest['tables'];
  /** Skipped tables, because no migration creates them. */
  leftOut: string[];
  migrated: number;
}

/** Newer migrations come last. Nothing is committed before the rows were compared with the backup. */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
  options: Options = {},
): Promise<Restored> {
  const backup = await openBackup(file);
  try {
    const { manifest } = backup;
    const migrations = await migrationsOf(manifest);
    const leftOut = await fill(databaseUrl, backup, migrations, options);
    await options.onKept?.();
    const migrated = await migrate(databaseUrl).catch((error) => {
      throw new Refusal(`The backup is restored as it was, but later migrations failed: ${reasonOf(error)}`);
    });
    const tables = manifest.tables.filter((table) => !leftOut.includes(table));
    return { manifest, tables, leftOut: leftOut.map(({ name }) => name), migrated };
  } finally {
    backup.close();
  }
}

/** Throws a Refusal when this release lacks one of the backup's migrations. */
async function migrationsOf(manifest: Manifest): Promise<Migration[]> {
  const migrations = await readMigrations();
  const made = withBaseline(manifest.migrations, migrations);
  for (const applied of made) {
    requireKnown(
      applied,
      migrations,
      `The backup is of a newer release (${manifest.release}): it has migration ${applied.name}. Restore it with that one.`,
    );
  }
  const names = new Set(made.map(({ name }) => name));
  return migrations.filter(({ name }) => names.has(name)).map(withoutConcurrently);
}

async function fill(
  databaseUrl: string,
  backup: Backup,
  migrations: Migration[],
  { replace = false }: Options,
): Promise<Manifest['tables']> {
  const guard = await connectTo(databaseUrl);
  let hadQueue = true;
  try {
    if (replace) await refuseUsed(guard);
    else await refuseFilled(guard);
    await lockMigrations(guard);
    hadQueue = (await queueMigration(guard)) > 0;
    // graphile-worker commits the queue's tables itself, before the restore's transaction. They are empty, as
    // after any first start.
    await migrateQueue(databaseUrl).catch((error) => {
      throw new Refusal(`The mail queue's tables could not be made: ${reasonOf(error)}`);
    });
    const queue = await queueMigration(guard);
    if (queue < backup.manifest.queue_migration) {
      throw new Refusal(`The backup's mail queue is of a newer release (${backup.manifest.release}).`);
    }
    return await inTransaction(databaseUrl, async (pool) => {
      if (replace) await withClient(pool, clearDatabase);
      // This import takes a while, and refusals should come first.
      const { applyMigrations } = await import('../schema-engine');
      await applyMigrations(pool, migrations).catch((error) => {
        throw new Refusal(`The backup's migrations failed, and nothing of it was kept: ${reasonOf(error)}`);
      });
      return withClient(pool, (client) => copyIn(client, backup));
    });
  } catch (error) {
    if (!hadQueue) await dropQueue(guard).catch(() => undefined);
    if (!isFault(error)) throw error;
    throw new Refusal(`The restore failed, and nothing of it was kept: ${reasonOf(error)}`);
  } finally {
    await guard.end();
  }
}

/** Throws a Refusal when the database isn't empty. */
async function dropQueue(client: Client): Promise<void> {
  await refuseFilled(client);
  await client.query('drop schema if exists graphile_worker cascade');
}

/** Returns the tables that it left out, because no migration has created them. */
async function copyIn(client: PoolClient, backup: Backup): Promise<Manifest['tables']> {
  const { manifest } = backup;
  await setForCopy(client);
  const made = new Set((await tablesOf(client)).map(sqlName));
  const isMade = (it: { queue: boolean; name: string }) => made.has(sqlName(it));
  const tables = manifest.tables.filter(isMade);
  await loadTables(client, backup, tables);
  for (const sequence of manifest.sequences) {
    // Never lower a sequence: a rollback doesn't undo setval, and after a failed restore the queue's tables
    // may stay with ids up to the old value.
    await client.query(
      'select setval(it, greatest($2::bigint, pg_sequence_last_value(it))) from to_regclass($1) it where it is not null',
      [sqlName(sequence), sequence.value],
    );
  }
  for (const it of manifest.comments.filter(isMade)) {
    await client.query(`comment on table ${sqlName(it)} is ${client.escapeLiteral(it.comment)}`);
  }
  await compareTables(client, tables);
  await client.query(`analyze ${tables.map(sqlName).join(', ')}`);
  return manifest.tables.filter((table) => !isMade(table));
}

/** Prisma's engine needs a pool, so this one has a single connection. */
async function inTransaction<Result>(
  databaseUrl: string,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  try {
    await pool.query('begin');
    const result = await work(pool);
    await pool.query('commit');
    return result;
  } finally {
    // Ending the connection rolls back a transaction that isn't committed.
    await pool.end();
  }
}

async function withClient<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    return await use(client);
  } finally {
    client.release();
  }
}
