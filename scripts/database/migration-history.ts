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

/** A line of Prisma's `_prisma_migrations`. */
export interface Applied {
  name: string;
  checksum: string;
  finished: boolean;
}

/** The migrations of this version of Campmates, oldest first. */
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
 * The index of a migration that makes it while others write to its table. Such a migration is this one statement, since
 * Postgres refuses it within a transaction.
 */
export const concurrentIndex = (sql: string): string | undefined =>
  sql.match(/^(?:\s|--.*\n)*create (?:unique )?index concurrently "?(\w+)/i)?.[1];

/** The same migration for a database that nobody else uses: within a transaction. */
export const withoutConcurrently = ({ name, sql }: Migration): Migration => ({
  name,
  sql: concurrentIndex(sql) ? sql.replace(/index concurrently /i, 'index ') : sql,
});

/** Removes what a concurrent index left behind that failed or was killed midway, so that it can begin anew. */
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

/** What the database lacks of these, oldest first. Refuses a history that is broken or is not a part of ours. */
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

/** Refuses a migration that isn't among these, in the given words, or that was edited since. */
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

/** What `_prisma_migrations` lists, oldest first; nothing where there is no such table. */
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
