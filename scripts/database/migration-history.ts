import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrationsFolder } from '../paths';
import { hasCode, Refusal } from '../refusal';

export interface Migration {
  name: string;
  sql: string;
}

/** A row of Prisma's `_prisma_migrations`. */
export interface Applied {
  name: string;
  checksum: string;
  finished: boolean;
}

/** Reads the migrations of this version of Campmates, oldest first. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
    })),
  );
}

/**
 * Returns the name of the index if the migration creates one concurrently. Such a migration has
 * only this statement, because Postgres refuses the statement within a transaction.
 */
export const concurrentIndex = (sql: string): string | undefined =>
  sql.match(/^(?:\s|--.*\n)*create (?:unique )?index concurrently "?(\w+)/i)?.[1];

/**
 * Returns the migration without `concurrently`, to run in a transaction on a database that nobody
 * else uses.
 */
export const withoutConcurrently = ({ name, sql }: Migration): Migration => ({
  name,
  sql: concurrentIndex(sql) ? sql.replace(/index concurrently /i, 'index ') : sql,
});

/**
 * Drops half-made concurrent indexes of failed or killed migrations, so that the migrations can run
 * again.
 */
export async function undoHalfIndexes(client: Client, migrations: Migration[]): Promise<void> {
  const applied = await appliedMigrations(client);
  for (const { name, sql } of migrations) {
    const index = concurrentIndex(sql);
    if (!index || !applied.some((each) => each.name === name && !each.finished)) continue;
    await client.query(`drop index concurrently if exists "${index}"`);
    await client.query('delete from _prisma_migrations where migration_name = $1 and finished_at is null', [
      name,
    ]);
  }
}

/**
 * Returns the pending migrations, oldest first. Throws a Refusal for a failed or unknown migration
 * in the database.
 */
export async function pendingMigrations(client: Client, migrations: Migration[]): Promise<Migration[]> {
  const applied = await appliedMigrations(client);
  for (const { name, checksum, finished } of applied) {
    if (!finished) {
      throw new Refusal(
        `The database is half-migrated: ${name} began and did not finish. Restore a backup, or undo what it did and ` +
          'delete its row from _prisma_migrations.',
      );
    }
    requireKnown(
      { name, checksum },
      migrations,
      `The database is newer than this Campmates: it has migration ${name}. Run the newer version.`,
    );
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

/**
 * Throws a Refusal with the message `unknown` for a migration that isn't in the list. Also throws
 * for a migration whose file was edited after the database had applied it.
 */
export function requireKnown(
  { name, checksum }: Omit<Applied, 'finished'>,
  migrations: Migration[],
  unknown: string,
): void {
  const known = migrations.find((migration) => migration.name === name);
  if (!known) throw new Refusal(unknown);
  if (checksum !== createHash('sha256').update(known.sql).digest('hex')) {
    throw new Refusal(
      `Migration ${name} was edited after the database had it: restore its file, and put the change in a new migration.`,
    );
  }
}

/** Returns the rows of `_prisma_migrations`, oldest first; none if there is no such table. */
export async function appliedMigrations(client: Client): Promise<Applied[]> {
  try {
    const { rows } = await client.query<Applied>(
      `select migration_name as name, checksum, finished_at is not null as finished
       from _prisma_migrations where rolled_back_at is null order by started_at`,
    );
    return rows;
  } catch (error) {
    if (hasCode(error, '42P01')) return [];
    throw error;
  }
}
