import { readdir, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { command, isCommand } from '../../command';
import { dataFolder } from '../../data-folder';
import { root } from '../../paths';
import { print } from '../../print';
import { hasCode, Refusal, reasonOf } from '../../refusal';
import { connectTo } from '../client';
import type { EmbeddedPostgres } from '../embedded-postgres';
import { removeDrafts } from './backup-file';
import { openPlace, type Place, parseWords, seconds } from './command-options';
import { backupsIn, outdated, secretsFileOf } from './keep';
import { rowsIn } from './manifest';
import { type Restored, restoreBackup } from './restore-backup';
import { writeSecrets } from './secrets';
import { writeBackup } from './write-backup';

/** The product's pages come first. */
async function makeWay(): Promise<void> {
  // Linux has a priority for each thread; other systems have one for the process.
  const threads = await readdir('/proc/self/task').catch(() => ['0']);
  for (const thread of threads) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended, or this process may not change the priority.
    }
  }
}

/** The scratch database is on the same server and is owned by the user of the product's database. */
async function drill(
  { url, adminUrl }: Pick<EmbeddedPostgres, 'url' | 'adminUrl'>,
  file: string,
): Promise<Restored> {
  const scratch = new URL(url);
  const name = `${decodeURIComponent(scratch.pathname.slice(1))}_drill`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  const admin = await connectTo(adminUrl);
  const database = admin.escapeIdentifier(name);
  try {
    // What an earlier, killed drill has left.
    await admin.query(`drop database if exists ${database}`);
    const user = decodeURIComponent(scratch.username);
    const owner = user ? admin.escapeIdentifier(user) : 'default';
    // Somebody may have added objects to template1.
    await admin.query(`create database ${database} owner ${owner} template template0`);
  } catch (error) {
    await admin.end();
    if (hasCode(error, '42501')) {
      throw new Refusal(
        'A drill makes a database of its own, and the user in DATABASE_URL may not: allow it (alter role … createdb).',
      );
    }
    if (hasCode(error, '55006')) throw new Refusal(`Another drill is going on in the database ${name}.`);
    throw new Refusal(`The database for the drill could not be made: ${reasonOf(error)}`);
  }
  try {
    return await restoreBackup(scratch.href, file);
  } finally {
    // Postgres waits for closing connections. Only connections that stay longer are ended by force.
    await admin
      .query(`drop database ${database}`)
      .catch(() => admin.query(`drop database ${database} with (force)`))
      .catch(() => undefined);
    await admin.end();
  }
}

const options = {
  to: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  'key-file': { type: 'string' },
} as const;

if (isCommand(import.meta.url)) {
  await command(async () => {
    const { values, positionals } = parseWords(options);
    const [what, file, ...more] = positionals;
    if ((what !== undefined && what !== 'drill') || more.length > 0) {
      throw new Refusal('Say npm run backup, or npm run backup -- drill FILE.');
    }
    const rule = { count: wholeNumber('--keep', values.keep), days: wholeNumber('--days', values.days) };
    const place = await openPlace('beside', values['key-file']);
    try {
      const folder = values.to ? resolve(root, values.to) : join(place.dataDir, 'backups');
      await dataFolder(folder, 0o700, values.to && folder);
      await makeWay();
      if (what === 'drill') await runDrill(place, file ? resolve(root, file) : await newest(folder));
      else await runBackup(place, folder, rule);
    } finally {
      await place.database.stop();
    }
  });
}

async function runBackup(
  { database, dataDir, key }: Place,
  folder: string,
  rule: { count?: number; days?: number },
): Promise<void> {
  const started = performance.now();
  await removeDrafts(folder);
  const { path, manifest } = await writeBackup(database.url, folder);
  const { size } = await stat(path);
  print(
    `${path}: ${manifest.tables.length} tables, ${rowsIn(manifest.tables)} rows, ${megabytes(size)}, verified, in ${seconds(started)}.`,
  );
  const secrets = secretsFileOf(path);
  if (await writeSecrets(secrets, dataDir, key)) {
    print(
      `${secrets}: the secrets of DATA_DIR, ${key ? 'encrypted' : 'not encrypted (set BACKUP_KEY or --key-file)'}.`,
    );
  }
  for (const name of outdated(await readdir(folder), rule, new Date())) {
    await rm(join(folder, name), { force: true });
    await rm(join(folder, secretsFileOf(name)), { force: true });
    print(`Removed ${name}.`);
  }
}

async function runDrill({ database }: Place, file: string): Promise<void> {
  const started = performance.now();
  const { tables, leftOut, migrated } = await drill(database, file);
  if (leftOut.length > 0)
    throw new Refusal(`No migration makes these tables of the backup: ${leftOut.join(', ')}.`);
  print(
    `${basename(file)} restored cleanly: ${tables.length} tables, ${rowsIn(tables)} rows, all as in the backup; ` +
      `${migrated} later migrations applied, in ${seconds(started)}.`,
  );
}

function megabytes(size: number): string {
  return `${Number((size / 1e6).toPrecision(3))} MB`;
}

async function newest(folder: string): Promise<string> {
  const [name] = backupsIn(await readdir(folder));
  if (!name) throw new Refusal(`There is no backup in ${folder}: make one, or name its folder with --to.`);
  return join(folder, name);
}

function wholeNumber(flag: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new Refusal(`${flag} must be a whole number above 0.`);
}
