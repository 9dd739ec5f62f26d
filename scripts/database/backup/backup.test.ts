// Import this first, because the product's client reads the database's name when it is loaded.
import '@/tests/jest/own-database';

import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { saveFigures } from '@/lib/server/figures';
import { migrate } from '@/scripts/database/migrate';
import { lockMigrations } from '@/scripts/database/migration-lock';
import { catalogue } from '@/tests/catalogue';
import { fillEveryTable } from '@/tests/factories/every-table';
import { clockShift } from '@/tests/jest/clock';
import { shiftDatabase } from '@/tests/jest/database-clock';
import { makeOwnDatabase } from '@/tests/jest/own-database';
import { scratchDatabase } from '@/tests/jest/scratch-database';
import { siblingUrl, templateDatabase } from '@/tests/jest/test-databases';
import { withAdmin } from '@/tests/jest/with-admin';
import { savedReleases } from '@/tests/releases';
import { end, startPostgresProcess } from '@/tests/servers/start-postgres-process';
import { backupsIn, secretsFileOf } from './keep';
import { compareTables } from './load-tables';
import type { Manifest } from './manifest';
import { openBackup } from './read-backup';
import { openSnapshot } from './snapshot';
import { writeBackup } from './write-backup';

const { DATABASE_URL: databaseUrl = '', TEST_CLUSTER_ADMIN_URL: adminUrl = '' } = process.env;
const key = 'river stones by the fire';
let folder: string;
/** A backup of all rows of `fillEveryTable`, with encrypted secrets. */
let file: string;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-'));
  await makeOwnDatabase();
  await fillEveryTable();
  await withClient(databaseUrl, (it) =>
    it.query(
      `update home_contacts set back_at = '2020-02-01', worry_at = '2020-02-02', back_said_at = null, alarmed_at = null,
         shut_at = null, refused_by = null where id = (select min(id::text)::uuid from home_contacts)`,
    ),
  );
  // Otherwise the figures of filling the tables would be saved a minute later, on a slow machine.
  await saveFigures();
  ({ path: file, manifest } = await writeBackup(databaseUrl, folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Result {
  code: number | null;
  words: string;
}

/** Runs a command in a new process. */
function run(program: string, args: string[], env: Record<string, string>): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
    child.on('close', (code) => resolve({ code, words }));
  });
}

const script = (name: string) => ['--import', 'tsx', `scripts/database/backup/${name}.ts`];
const backup = (args: string[], env: Record<string, string>) =>
  run('node', [...script('backup'), ...args], env);
const restore = (args: string[], url: string, env: Record<string, string> = {}) =>
  run('node', [...script('restore'), ...args], {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'elsewhere'),
    ...env,
  });

/** The tests that take minutes run only in `npm run release-check -- drill`. */
const whole = Boolean(process.env.BACKUP_RUNS);

const oneLine = (words: RegExp) => ({
  code: 1,
  words: expect.stringMatching(new RegExp(`^[^\\n]*${words.source}[^\\n]*\\n$`)),
});

/** Returns the number of rows of each table and a checksum of these rows, keyed by table name. */
async function contentOf(client: Client) {
  const tables = await Promise.all(
    manifest.tables.map(async ({ queue, name }) => {
      const table = `${queue ? 'graphile_worker.' : ''}"${name}"`;
      const { rows } = await client.query(
        `select count(*)::int as count, md5(string_agg(t::text, chr(10) order by t::text collate "C")) as sum from ${table} t`,
      );
      return [name, rows[0]];
    }),
  );
  return Object.fromEntries(tables) as Record<string, { count: number; sum: string }>;
}

const isEmpty = async (client: Client) => {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_class where relkind = 'r'
       and relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))`,
  );
  return rows[0].count === 0;
};

async function withClient<Answer>(url: string, use: (client: Client) => Promise<Answer>): Promise<Answer> {
  return withAdmin(url, use);
}

/** Copies the backup with a changed manifest. */
async function withManifest(name: string, change: (given: Manifest) => object): Promise<string> {
  const path = join(folder, name);
  const [from, to] = [await openPromise(file, { lazyEntries: true, autoClose: false }), new ZipFile()];
  for await (const entry of from.eachEntry()) {
    const content = await text(await from.openReadStreamPromise(entry));
    const changed =
      entry.fileName === 'manifest.json' ? JSON.stringify(change(JSON.parse(content))) : content;
    to.addBuffer(Buffer.from(changed), entry.fileName);
  }
  from.close();
  to.end();
  await writeFile(path, to.outputStream);
  return path;
}

/**
 * Copies the backup with changed bytes inside its largest table, which only a full read detects.
 */
async function damagedInside(): Promise<string> {
  const path = join(folder, 'damaged.zip');
  await copyFile(file, path);
  const copy = await open(path, 'r+');
  const { size } = await copy.stat();
  await copy.write(Buffer.alloc(64, 7), 0, 64, Math.floor(size / 2));
  await copy.close();
  return path;
}

const [release] = savedReleases();
const ofRelease = (release?.migrations ?? []).map((name) => ({ name, checksum: 'a' }));

describe('a backup restored into an empty database by a user who isn’t a superuser', () => {
  let scratch: { client: Client; url: string };
  beforeAll(async () => {
    scratch = await scratchDatabase('scratch_restored');
    const older = await withManifest('older.zip', (given) => ({
      ...given,
      made_at: '2020-01-01T00:00:00.000Z',
      // As at the release whose migrations are one since.
      migrations: [...ofRelease, ...given.migrations.slice(1)],
    }));
    expect(await restore([older], scratch.url)).toEqual({
      code: 0,
      words: expect.stringContaining(
        '\n1 plan for someone at home would raise an alarm at the next start. Check with those people first.\n',
      ),
    });
    // Give this database the same clock shift as the template has.
    await withAdmin(siblingUrl(adminUrl, 'scratch_restored'), (it) => shiftDatabase(it, clockShift));
  });
  afterAll(() => scratch.client.end());

  test('has the same rows in every table, and no table is empty', async () => {
    const [was, is] = [await withClient(databaseUrl, contentOf), await contentOf(scratch.client)];
    expect(Object.entries(was).filter(([, { count }]) => count === 0)).toEqual([]);
    expect(is).toEqual(was);
  });

  test('has the same tables, keys, indexes, functions and triggers', async () => {
    expect(await catalogue(scratch.client)).toEqual(await withClient(databaseUrl, catalogue));
    const switchedOff = async (client: Client) =>
      (
        await client.query(
          `select tgname from pg_trigger where tgenabled <> 'O'
           union select conname from pg_constraint where not convalidated order by 1`,
        )
      ).rows;
    expect(await switchedOff(scratch.client)).toEqual(await withClient(databaseUrl, switchedOff));
  });

  test('continues the queue’s ids, and needs no second load of the open data', async () => {
    const { rows } = await scratch.client.query(
      `select nextval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')) > (select max(id) from graphile_worker._private_jobs) as later,
         obj_description('campsites'::regclass) as mark`,
    );
    expect(rows).toEqual([{ later: true, mark: expect.stringMatching(/^open data /) }]);
  });

  test('is compared with the backup, which detects a changed row', async () => {
    await compareTables(scratch.client, manifest.tables);
    await scratch.client.query(
      `begin; update profiles set suburb = 'Elsewhere' where username = (select max(username) from profiles)`,
    );
    await expect(compareTables(scratch.client, manifest.tables)).rejects.toThrow(/differs .*: profiles \(/);
    await scratch.client.query('rollback');
  });

  test('is refused a second time', async () => {
    expect(await restore([file], scratch.url)).toEqual(oneLine(/The database is not empty: give --replace/));
  });

  if (whole)
    test('a second restore replaces what is there, if it is to', async () => {
      const lastJob = `pg_sequence_last_value(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')::regclass)`;
      await scratch.client.query(`create table scraps (); update profiles set suburb = 'Elsewhere'`);
      // Set the sequence ahead of the backup's value. The restore must not lower it, because a
      // restore that failed later couldn't undo that.
      await scratch.client.query(
        `select setval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'), 1000000)`,
      );
      expect(await restore([file, '--replace'], scratch.url)).toEqual(
        oneLine(/in use by 1 other connections/),
      );
      await scratch.client.end();
      expect(await restore([file, '--replace'], scratch.url)).toMatchObject({ code: 0 });
      scratch.client = new Client({ connectionString: scratch.url });
      await scratch.client.connect();
      expect(await contentOf(scratch.client)).toEqual(await withClient(databaseUrl, contentOf));
      const { rows } = await scratch.client.query(
        `select to_regclass('scraps') as scraps, ${lastJob}::int as last_job`,
      );
      expect(rows).toEqual([{ scraps: null, last_job: 1_000_000 }]);
    });

  if (whole)
    test('a replacement that fails leaves what was there', async () => {
      await scratch.client.query(`update profiles set suburb = 'Elsewhere'`);
      const was = await contentOf(scratch.client);
      await scratch.client.end();
      const damaged = await damagedInside();
      expect(await restore([damaged, '--replace'], scratch.url)).toEqual(oneLine(/damaged\.zip is damaged/));
      scratch.client = new Client({ connectionString: scratch.url });
      await scratch.client.connect();
      expect(await contentOf(scratch.client)).toEqual(was);
    });
});

if (whole)
  test('tables that no migration creates are backed up, skipped by a restore, and fail the drill', async () => {
    const { client, url } = await scratchDatabase('scratch_notes', templateDatabase);
    await client.query(`create table notes (id serial, note text); insert into notes (note) values ('mine')`);
    await client.query(`comment on table notes is 'of my own'`);
    await client.end();
    const { path } = await writeBackup(url, await mkdtemp(join(folder, 'notes-')));
    const empty = await scratchDatabase('scratch_without_notes');
    await empty.client.end();
    expect(await restore([path], empty.url)).toEqual({
      code: 0,
      words: expect.stringContaining('Skipped tables that Campmates doesn’t know: notes.'),
    });
    const asAdmin = Object.assign(new URL(adminUrl), { pathname: '/scratch_notes' }).href;
    expect(await backup(['drill', path], { DATABASE_URL: asAdmin })).toEqual(
      oneLine(/No migration makes these tables of the backup: notes\./),
    );
  });

if (whole)
  describe('a failing restore leaves the database empty and gives the reason in one line', () => {
    let scratch: { client: Client; url: string };
    beforeAll(async () => {
      scratch = await scratchDatabase('scratch_refused');
    });
    afterEach(async () => {
      expect(await isEmpty(scratch.client)).toBe(true);
    });
    afterAll(() => scratch.client.end());

    test('a missing file', async () => {
      expect(await restore([join(folder, 'none.zip')], scratch.url)).toEqual(
        oneLine(/none\.zip is damaged, or is no backup: ENOENT/),
      );
    });

    test('a cut file', async () => {
      const path = join(folder, 'cut.zip');
      await copyFile(file, path);
      await truncate(path, 30_000);
      expect(await restore([path], scratch.url)).toEqual(oneLine(/cut\.zip is damaged, or is no backup/));
    });

    test('a file that is damaged inside', async () => {
      expect(await restore([await damagedInside()], scratch.url)).toEqual(oneLine(/damaged\.zip is damaged/));
    });

    test.each([
      [
        'a migration that this release does not have',
        (given: Manifest) => ({
          ...given,
          migrations: [...given.migrations, { name: '2999_more', checksum: 'x' }],
        }),
        /The backup is of a newer release .*2999_more/,
      ],
      [
        'a format of its own',
        (given: Manifest) => ({ ...given, format: 2 }),
        /The backup is of a newer release/,
      ],
      [
        'newer tables of the queue',
        (given: Manifest) => ({ ...given, queue_migration: 999 }),
        /mail queue is of a newer release/,
      ],
      [
        'migrations from before the baseline, without the last one',
        (given: Manifest) => ({ ...given, migrations: ofRelease.slice(0, -1) }),
        /This database or backup is older than the release of 2026-11-27\. First upgrade to that release/,
      ],
    ])('another release: %s', async (_what, change, words) => {
      expect(await restore([await withManifest('newer.zip', change)], scratch.url)).toEqual(oneLine(words));
    });

    test('a wrong or missing key', async () => {
      const dataDir = join(folder, 'data');
      await mkdir(join(dataDir, 'secrets'), { recursive: true });
      await writeFile(join(dataDir, 'secrets', 'auth-secret'), 'signs the sessions');
      const to = join(folder, 'with-secrets');
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BACKUP_KEY: key };
      expect(await backup(['--to', to], env)).toMatchObject({
        code: 0,
        words: expect.stringContaining(', encrypted.'),
      });
      const [name = ''] = backupsIn(await readdir(to));
      const path = join(to, name);
      expect(await restore([path], scratch.url, { BACKUP_KEY: 'another key of some length' })).toEqual(
        oneLine(/secrets\.json does not open with this key/),
      );
      expect(await restore([path], scratch.url)).toEqual(
        oneLine(/secrets\.json is encrypted: set BACKUP_KEY/),
      );
      const keyFile = join(folder, 'key');
      await writeFile(keyFile, `${key}\n`);
      const another = await scratchDatabase('scratch_keyed');
      await another.client.end();
      expect(await restore([path, '--key-file', keyFile], another.url)).toMatchObject({ code: 0 });
      expect(await readFile(join(folder, 'elsewhere', 'secrets', 'auth-secret'), 'utf8')).toBe(
        'signs the sessions\n',
      );
    });

    test('secrets that cannot be placed', async () => {
      const another = await scratchDatabase('scratch_unplaced');
      await another.client.end();
      const path = join(folder, 'unplaced.zip');
      await copyFile(file, path);
      await writeFile(
        secretsFileOf(path),
        JSON.stringify({ secrets: { 'auth-secret': 'signs the sessions' } }),
      );
      const dataDir = join(folder, 'unplaced');
      const secret = join(dataDir, 'secrets', 'auth-secret');
      await mkdir(join(secret, 'in the way'), { recursive: true });
      expect(await restore([path], another.url, { DATA_DIR: dataDir })).toEqual(
        oneLine(/Restored, but the secrets could not be placed: copy them from .*auth-secret\.restored\. /),
      );
      expect(await readFile(`${secret}.restored`, 'utf8')).toBe('signs the sessions\n');
    });

    // An event trigger makes the last step of the restore fail as a full disk would.
    test('a full disk of the database', async () => {
      const admin = siblingUrl(adminUrl, 'scratch_refused');
      await withAdmin(admin, (it) =>
        it.query(
          `create schema disk;
         create function disk.full() returns event_trigger language plpgsql as $$ begin
           if to_regclass('public.trips') is null then return; end if;
           if exists (select from public.trips)
           then raise exception using message = 'could not extend file: No space left on device', errcode = '53100'; end if;
         end $$;
         create event trigger disk_full on ddl_command_end when tag in ('ALTER TABLE') execute function disk.full()`,
        ),
      );
      const result = await restore([file], scratch.url);
      await withAdmin(admin, (it) => it.query('drop event trigger disk_full; drop schema disk cascade'));
      expect(result).toEqual(
        oneLine(/The restore failed, and nothing of it was kept: could not extend file: No space left/),
      );
    });
  });

test.each([0, 1, 1000, 0.3, 0.6, 0.9, -23, -22, -1])('a backup truncated at %s is refused', async (at) => {
  const path = join(folder, 'cut.zip');
  await copyFile(file, path);
  const { length } = await readFile(path);
  await truncate(path, at < 0 ? length + at : at < 1 ? Math.floor(length * at) : at);
  await expect(openBackup(path)).rejects.toThrow(/cut\.zip is damaged, or is no backup: /);
});

test('a complete file is refused when its rows don’t match the manifest', async () => {
  const path = await withManifest('other-rows.zip', (given) => ({
    ...given,
    tables: given.tables.map((table) =>
      table.name === 'users' ? { ...table, rows: table.rows + 1 } : table,
    ),
  }));
  const opened = await openBackup(path);
  const users = opened.manifest.tables.find(({ name }) => name === 'users');
  const read = async () => {
    if (users) for await (const _ of opened.rows(users));
  };
  await expect(read()).rejects.toThrow(/users has \d+ rows that are not the \d+ of its manifest/);
  opened.close();
});

describe('making backups', () => {
  let to: string;
  beforeEach(async () => {
    to = await mkdtemp(join(folder, 'to-'));
  });
  const env = () => ({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data') });

  if (whole)
    test('keeps only the given number of backups, each with its secrets', async () => {
      await mkdir(join(folder, 'data', 'secrets'), { recursive: true });
      await writeFile(join(folder, 'data', 'secrets', 'push-key'), 'x');
      const old = 'campmates-2026-01-01T00-00-00-000Z.zip';
      for (const name of [old, secretsFileOf(old)]) await writeFile(join(to, name), '');
      const { code, words } = await backup(['--to', to, '--keep', '3', '--days', '30'], env());
      expect([code, words]).toEqual([0, expect.stringContaining(`Removed ${old}.`)]);
      const left = await readdir(to);
      expect(left).toHaveLength(2);
      expect(left.sort().map((name) => name.replace(/^campmates-.*?Z/, ''))).toEqual([
        '.secrets.json',
        '.zip',
      ]);
    });

  if (whole)
    test.each([
      [['--keep', '0'], /--keep must be a whole number above 0/],
      [['--days', 'x'], /--days must be a whole number above 0/],
      [['everything'], /Say npm run backup/],
      [['--to', '/dev/null/backups'], /\/dev\/null\/backups cannot be used/],
      [['--all'], /Unknown option '--all'/],
    ])('refuses unknown or invalid arguments in one line: %j', async (args, words) => {
      expect(await backup(args, env())).toEqual(oneLine(words));
    });

  if (whole)
    test('leaves no file when the disk is full', async () => {
      const command = `ulimit -f 16; exec node ${script('backup').join(' ')} --to ${to}`;
      const result = await run('bash', ['-c', command], { ...env(), TSX_DISABLE_CACHE: '1' });
      expect(result).toEqual(oneLine(/cannot be written, and nothing of it was kept: EFBIG/));
      expect(await readdir(to)).toEqual([]);
    });

  test('leaves no file when the database goes away', async () => {
    await withClient(databaseUrl, async (blocker) => {
      await blocker.query('begin; lock table users in access exclusive mode');
      const made = writeBackup(databaseUrl, to);
      const told = expect(made).rejects.toThrow(/^The backup broke off, and nothing of it was kept: .+$/);
      await withAdmin(adminUrl, async (admin) => {
        let ended = 0;
        while (ended === 0) {
          const { rows } = await admin.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy "users"%'`,
          );
          ended = rows.length;
          await delay(20);
        }
      });
      await told;
      await blocker.query('rollback');
    });
    expect(await readdir(to)).toEqual([]);
  });
});

test('a migration waits for a running backup, but not another backup or a start without migrations', async () => {
  const snapshot = await openSnapshot(databaseUrl);
  try {
    const other = await openSnapshot(databaseUrl);
    await other.end();
    expect(await migrate(databaseUrl)).toBe(0);
    await withClient(databaseUrl, async (client) => {
      await expect(lockMigrations(client, { patience: 100 })).rejects.toThrow(
        'The database is being migrated, restored or backed up by another process: try again when that is done.',
      );
    });
  } finally {
    await snapshot.end();
  }
});

test('a server that waits for its turn to migrate lets the first one create an index concurrently', async () => {
  await withClient(databaseUrl, async (first) => {
    await first.query(`set statement_timeout = '20s'`);
    await lockMigrations(first);
    await withClient(databaseUrl, async (second) => {
      const waiting = lockMigrations(second, { patience: 30_000 });
      await first.query('create index concurrently tried on places (id)');
      await first.query('drop index tried');
      await first.query('select pg_advisory_unlock_all()');
      await waiting;
    });
  });
});

describe('a drill', () => {
  const env = (url: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, 'data') });
  const asAdmin = Object.assign(new URL(adminUrl), { pathname: new URL(databaseUrl).pathname }).href;
  const left = () =>
    withAdmin(
      adminUrl,
      async (admin) => (await admin.query(`select from pg_database where datname like '%_drill'`)).rowCount,
    );

  test('restores the newest backup, prints the time it took, and leaves nothing behind', async () => {
    const { code, words } = await backup(['drill', '--to', folder], env(asAdmin));
    expect([code, words]).toEqual([
      0,
      expect.stringMatching(
        /^campmates-.*\.zip restored cleanly: \d+ tables, \d+ rows, all as in the backup; 0 later migrations applied, in [\d.]+ s\.\n$/,
      ),
    ]);
    expect(await left()).toBe(0);
  });

  if (whole)
    test('fails with a backup that does not restore, and leaves nothing', async () => {
      expect(await backup(['drill', await damagedInside()], env(asAdmin))).toEqual(
        oneLine(/damaged\.zip is damaged/),
      );
      expect(await left()).toBe(0);
    });

  if (whole)
    test('names the missing right or the missing backup', async () => {
      expect(await backup(['drill', file], env(databaseUrl))).toEqual(oneLine(/alter role … createdb/));
      expect(await backup(['drill', '--to', join(folder, 'nothing')], env(asAdmin))).toEqual(
        oneLine(/There is no backup in /),
      );
    });
});

if (whole)
  test('the embedded database is backed up while Campmates runs, and while it does not', async () => {
    const dataDir = join(folder, 'embedded');
    const env = { DATABASE_URL: '', DATA_DIR: dataDir };
    expect(await backup([], env)).toEqual(oneLine(/There is no database under /));
    const { child } = await startPostgresProcess(dataDir, 'migrated');
    expect(await backup([], env)).toMatchObject({ code: 0 });
    expect(await backup(['drill'], env)).toMatchObject({ code: 0 });
    expect(await restore([file], '', env)).toEqual(oneLine(/Another Campmates is using .*: stop it/));
    await end(child, 'SIGTERM');
    expect(await backup([], env)).toMatchObject({ code: 0 });
    expect(backupsIn(await readdir(join(dataDir, 'backups')))).toHaveLength(2);
    expect(await restore([file, '--replace'], '', env)).toMatchObject({ code: 0 });
  });
