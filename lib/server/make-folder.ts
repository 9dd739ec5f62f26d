import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder with the folders above it, or leaves it as it is. Node's own `recursive` tries for ever, at
 * full load, where an existing folder answers "no such folder" for a folder to be made in it, as /proc does.
 */
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
