import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Node's `recursive` option loops forever below /proc, where mkdir reports "no such folder". */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  await make(path, mode).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeFolder(dirname(path), mode);
    await make(path, mode);
  });
}

const make = (path: string, mode?: number) =>
  mkdir(path, mode).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  });
