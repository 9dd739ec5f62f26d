import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Held {
  child: ChildProcess;
  /** The first line of the process's output: the database's URL, or an error. */
  line: string;
}

/**
 * Starts a process that holds the database of a DATA_DIR and restarts the Postgres server when that
 * server ends.
 */
export async function startPostgresProcess(dataDir: string, ...args: 'migrated'[]): Promise<Held> {
  const child = spawn('node', ['--import', 'tsx', 'tests/servers/postgres-process.ts', dataDir, ...args]);
  const line = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.once('data', (chunk) => resolve(String(chunk).trim()));
  });
  return { child, line };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}

/** Returns the process id of a DATA_DIR's Postgres server. */
export const postmaster = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
