import { readFileSync } from 'node:fs';
import { access, chown, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '../data-folder';
import { hasCode, Refusal } from '../refusal';
import { storedSecret } from '../stored-secret';
import { commandLine, loadPrograms, type PostgresPrograms } from './postgres-programs';

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
async function initialise(
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

export interface Cluster {
  dataDir: string;
  folder: string;
  password: string;
  programs: PostgresPrograms;
}

export async function openCluster(given: string): Promise<Cluster> {
  const dataDir = await realpath(await dataFolder(given));
  const folder = join(dataDir, 'postgres');
  const programs = await loadPrograms(dataDir);
  const password = await storedSecret(dataDir, 'postgres-password');
  if (!(await hasCluster(dataDir))) await initialise(folder, dataDir, password, programs);
  if (!(await hasCluster(dataDir))) {
    throw new Refusal(`${folder} holds something else than a database: move it away.`);
  }
  return { dataDir, folder, password, programs };
}

/** Deletes the pid file of a dead server. */
export async function runningPort({ folder }: Cluster): Promise<number | undefined> {
  const file = join(folder, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, , , port] = lines.map((line) => line.trim());
  if (!pid) return undefined;
  if ((await commandLine(pid)).includes(folder)) return Number(port) || undefined;
  // After a reboot the pid may belong to another process, which Postgres would mistake for a running server.
  await rm(file, { force: true });
  return undefined;
}

/** Detached, so that Ctrl-C reaches only this process, which shuts the server down in order. */
export async function launch({ folder, programs }: Cluster, port: number, durable: boolean): Promise<void> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    // The log would otherwise show the values and statements of failed writes.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const log = join(folder, 'server.log');
  await rename(log, `${log}.old`).catch(() => undefined);
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  try {
    await programs.run('pg_ctl', ['start', '-w', '-D', folder, '-l', log, '-o', options]);
  } catch {
    const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n');
    throw new Error(lines.findLast((line) => line.includes('FATAL')) ?? `see ${log}`);
  }
}

/** Ends all sessions and keeps committed data. */
export async function halt(cluster: Cluster): Promise<void> {
  if (!(await runningPort(cluster))) return;
  const { folder, programs } = cluster;
  const stop = (mode: string) => programs.run('pg_ctl', ['stop', '-w', '-D', folder, '-m', mode]);
  await stop('fast').catch(() => stop('immediate').catch(() => undefined));
}

/** Doesn't wait, since nothing runs after a process's end. The server then stops as in `halt`. */
export function haltLater({ folder }: Cluster): void {
  try {
    const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGINT');
  } catch {}
}

export function hasCluster(dataDir: string): Promise<boolean> {
  return access(join(dataDir, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}
