import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';
import { halt, openCluster } from './postgres-cluster';
import { commandLine } from './postgres-programs';

const runs = join(root, '.data-test', 'runs');

/** For several test runs in parallel. Removes the folders and servers of killed runs. */
export async function runFolder(): Promise<string> {
  await mkdir(runs, { recursive: true });
  for (const pid of await readdir(runs)) {
    if (pid === String(process.pid) || !(await commandLine(pid))) await removeRun(join(runs, pid));
  }
  return join(runs, String(process.pid));
}

export async function removeRun(dataDir: string): Promise<void> {
  await halt(await openCluster(dataDir));
  await rm(dataDir, { recursive: true, force: true });
}
