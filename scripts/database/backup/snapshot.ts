import type { Readable } from 'node:stream';
import { type Client, type ClientBase, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { hasCode, Refusal } from '../../refusal';
import { connectTo } from '../client';
import { appliedMigrations, pendingMigrations, readMigrations } from '../migration-history';
import { lockMigrations } from '../migration-lock';
import type { Manifest, Table } from './manifest';

const queueSchema = 'graphile_worker';

// Values get the same text form whatever the server's or user's settings are, and a long COPY can finish.
const settings = [
  ['statement_timeout', '0'],
  ['transaction_timeout', '0'],
  ['idle_in_transaction_session_timeout', '0'],
  ['datestyle', 'ISO, YMD'],
  ['intervalstyle', 'postgres'],
  ['extra_float_digits', '1'],
  ['timezone', 'UTC'],
  ['bytea_output', 'hex'],
  ['client_encoding', 'UTF8'],
  ['row_security', 'off'],
];

export async function setForCopy(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config(name, given.value, false)
     from pg_settings join unnest($1::text[], $2::text[]) as given (name, value) using (name)`,
    [settings.map(([name]) => name), settings.map(([, value]) => value)],
  );
}

/**
 * Sees the database as of one moment; others can write, but migrations wait. Throws a Refusal for a database
 * with unknown migrations.
 */
export async function openSnapshot(databaseUrl: string): Promise<Client> {
  const client = await connectTo(databaseUrl);
  try {
    await lockMigrations(client, { shared: true });
    await pendingMigrations(client, await readMigrations());
    await setForCopy(client);
    await client.query('begin isolation level repeatable read read only');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

type Described = Pick<Manifest, 'postgres' | 'migrations' | 'queue_migration' | 'sequences' | 'comments'>;

export async function describe(client: Client): Promise<Described & { tables: Table[] }> {
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new Refusal('The database is empty: there is nothing to back up.');
  const version = await client.query('show server_version');
  return {
    postgres: version.rows[0].server_version,
    migrations: migrations.map(({ name, checksum }) => ({ name, checksum })),
    queue_migration: await queueMigration(client),
    tables: await tablesOf(client),
    sequences: await sequencesOf(client),
    comments: await commentsOf(client),
  };
}

/** 0 if the queue's tables don't exist. */
export async function queueMigration(client: ClientBase): Promise<number> {
  try {
    const { rows } = await client.query(`select max(id) as id from ${queueSchema}.migrations`);
    return rows[0].id ?? 0;
  } catch (error) {
    if (hasCode(error, '42P01')) return 0;
    throw error;
  }
}

/** Without generated columns, because they accept no values. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname = $1 as queue, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace and nspname in (current_schema(), $1)
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind = 'r' and (nspname, relname) <> ($1, 'migrations')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [queueSchema],
  );
  return rows;
}

async function sequencesOf(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query(
    `select schemaname = $1 as queue, sequencename as name, last_value::text as value
     from pg_sequences where schemaname in (current_schema(), $1) and last_value is not null order by 1, 2`,
    [queueSchema],
  );
  return rows;
}

async function commentsOf(client: ClientBase): Promise<Manifest['comments']> {
  const { rows } = await client.query(
    `select nspname = $1 as queue, relname as name, obj_description(pg_class.oid, 'pg_class') as comment
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace and nspname in (current_schema(), $1)
     where relkind = 'r' and obj_description(pg_class.oid, 'pg_class') is not null order by 1, 2`,
    [queueSchema],
  );
  return rows;
}

/** Escaped for SQL. */
export const sqlName = ({ queue, name }: { queue: boolean; name: string }) =>
  `${queue ? `${queueSchema}.` : ''}${escapeIdentifier(name)}`;

export const columnsOf = ({ columns }: Table) => columns.map(escapeIdentifier).join(', ');

export const copyOut = (client: ClientBase, table: Table): Readable =>
  client.query(copyTo(`copy ${sqlName(table)} (${columnsOf(table)}) to stdout`));
