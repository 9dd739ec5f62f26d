import { chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../refusal';
import { commandLine } from './command-line';
import type { PostgresPrograms } from './postgres-programs';

const settings = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // Postgres's built-in C.UTF-8 handles case in Unicode and is the same on every machine.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** The folder is renamed when complete, so that a killed first start leaves no half-made cluster. */
export async function initialise(
  folder: string,
  dataDir: string,
  password: string,
  { account, run }: PostgresPrograms,
): Promise<void> {
  await clearDrafts(dataDir);
  const draft = await mkdtemp(join(dataDir, `postgres.draft-${process.pid}-`));
  const passwordFile = join(draft, 'password');
  const pgdata = join(draft, 'cluster');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid);
    }
    await run('initdb', [...settings, `--pwfile=${passwordFile}`, pgdata]);
    // When two first starts run at the same time, the cluster of the faster one stays.
    await rename(pgdata, folder).catch((error) => {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function clearDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = /^postgres\.draft-(\d+)-/.exec(name)?.[1];
    if (pid && !(await commandLine(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
