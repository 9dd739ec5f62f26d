import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { scratchDatabase } from './jest/scratch-database';

/** The header of a saved release's file. scripts/demo/save-release.ts writes it above the rows. */
interface Told {
  saved: string;
  /** The names of the release's migrations, oldest first. */
  migrations: string[];
  /** Responses of this release to its demo organiser. */
  answers: {
    trips: { trips: { id: string; trip_name: string }[] };
    trip: { trip: { id: string; trip_name: string; start_date: string; end_date: string } };
    costs: { expenses: { what: string; cents: number }[] };
  };
}

export interface Release extends Told {
  day: string;
  /** SQL that fills a database after the release's migrations have run. */
  sql: string;
}

const folder = 'tests/fixtures/releases';

/** The saved releases, oldest first. */
export const savedReleases = (): Release[] =>
  readdirSync(folder)
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      const told: Told = JSON.parse(sql.slice('-- '.length, sql.indexOf('\n')));
      return { day: file.replace('.sql', ''), sql, ...told };
    });

export const migrationSql = (name: string) => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8');

const [baseline = '', ...later] = readdirSync('prisma/migrations')
  .filter((name) => /^\d/.test(name))
  .sort();

/** Returns the migrations that a release doesn't have yet, oldest first. */
export const migrationsAfter = ({ migrations }: Release) =>
  later.filter((name) => !migrations.includes(name));

/** Creates a database with a release's migrations and rows. */
export async function loadRelease(
  database: string,
  release: Release,
): Promise<{ client: Client; url: string }> {
  const scratch = await scratchDatabase(database);
  const had = later.filter((name) => release.migrations.includes(name));
  for (const name of [baseline, ...had]) await scratch.client.query(migrationSql(name));
  // The saved rows already have what the triggers would write.
  await switchTriggers(scratch.client, 'disable');
  await scratch.client.query(release.sql);
  await switchTriggers(scratch.client, 'enable');
  return scratch;
}

async function switchTriggers(client: Client, how: 'disable' | 'enable'): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(`
    select format('alter table %s ${how} trigger user', oid::regclass) sql
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  await client.query(rows.map(({ sql }) => sql).join(';'));
}
