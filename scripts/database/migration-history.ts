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

export interface Applied {
  name: string;
  checksum: string;
  finished: boolean;
}

/** The release whose migrations are one since: the first in prisma/migrations, the baseline. */
const RELEASE = '2026-11-27';
const migrationsOfRelease = 78;
const lastOfRelease = '20261127190000_plan_refusals';

const older =
  `This database or backup is older than the release of ${RELEASE}. First upgrade to that release: ` +
  'docs/run/upgrading.md says how.';

/** With the baseline in place of the migrations that it replaces. Throws a Refusal for an older database. */
export function withBaseline(
  applied: Omit<Applied, 'finished'>[],
  [baseline]: Migration[],
): Omit<Applied, 'finished'>[] {
  if (!baseline || applied.every(({ name }) => name >= baseline.name)) return applied;
  const replaced = new Set(applied.flatMap(({ name }) => (name < baseline.name ? name : [])));
  // Some of them landed after others with a later time, so the last one alone doesn't tell.
  if (replaced.size !== migrationsOfRelease || !replaced.has(lastOfRelease)) throw new Refusal(older);
  const later = applied.filter(({ name }) => name >= baseline.name);
  return [{ name: baseline.name, checksum: checksumOf(baseline) }, ...later];
}

/** For a database that has the migrations which the baseline replaces. */
export async function recordBaseline(client: Client, migrations: Migration[]): Promise<void> {
  const applied = await appliedMigrations(client);
  if (applied.some(({ finished }) => !finished)) return;
  const [first] = withBaseline(applied, migrations);
  if (!first || applied.some(({ name }) => name === first.name)) return;
  await client.query(
    `with replaced as (delete from _prisma_migrations where migration_name < $1)
     insert into _prisma_migrations (id, migration_name, checksum, finished_at, applied_steps_count)
     values (gen_random_uuid(), $1, $2, now(), 1)`,
    [first.name, first.checksum],
  );
}

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

/** Such a migration has only this statement, because Postgres refuses the statement within a transaction. */
export const concurrentIndex = (sql: string): string | undefined =>
  sql.match(/^(?:\s|--.*\n)*create (?:unique )?index concurrently "?(\w+)/i)?.[1];

/** To run in a transaction on a database that nobody else uses. */
export const withoutConcurrently = ({ name, sql }: Migration): Migration => ({
  name,
  sql: concurrentIndex(sql) ? sql.replace(/index concurrently /i, 'index ') : sql,
});

/** So that failed or killed migrations can run again. */
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

/** Oldest first. Throws a Refusal for a failed or unknown migration in the database. */
export async function pendingMigrations(client: Client, migrations: Migration[]): Promise<Migration[]> {
  const applied = await appliedMigrations(client);
  const half = applied.find(({ finished }) => !finished);
  // That release itself mends what it has half done.
  if (half && migrations[0] && half.name < migrations[0].name) throw new Refusal(older);
  if (half) {
    throw new Refusal(
      `The database is half-migrated: ${half.name} began and did not finish. Restore a backup, or undo what it did and ` +
        'delete its row from _prisma_migrations.',
    );
  }
  const known = withBaseline(applied, migrations);
  for (const each of known) {
    requireKnown(
      each,
      migrations,
      `The database is newer than this Campmates: it has migration ${each.name}. Run the newer version.`,
    );
  }
  const done = new Set(known.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

/** Throws a Refusal (`unknown`) for a migration that isn't in the list, or whose file was edited since. */
export function requireKnown(
  { name, checksum }: Omit<Applied, 'finished'>,
  migrations: Migration[],
  unknown: string,
): void {
  const known = migrations.find((migration) => migration.name === name);
  if (!known) throw new Refusal(unknown);
  if (checksum !== checksumOf(known)) {
    throw new Refusal(
      `Migration ${name} was edited after the database had it: restore its file, and put the change in a new migration.`,
    );
  }
}

const checksumOf = ({ sql }: Migration) => createHash('sha256').update(sql).digest('hex');

/** Oldest first; none if there is no such table. */
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
