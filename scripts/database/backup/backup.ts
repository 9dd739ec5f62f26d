import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { command, isCommand } from '../../command';
import { dataFolder } from '../../data-folder';
import { root } from '../../paths';
import { print } from '../../print';
import { Refusal } from '../../refusal';
import { removeDrafts } from './backup-file';
import { openPlace, type Place, parseWords, seconds } from './command-options';
import { drill } from './drill';
import { backupsIn, outdated, secretsFileOf } from './keep';
import { makeWay } from './make-way';
import { rowsIn } from './manifest';
import { writeSecrets } from './secrets';
import { writeBackup } from './write-backup';

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
