import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from '../../scripts/refusal';

const run = promisify(execFile);

/** A small disk that is mounted on a folder. */
export interface SmallDisk {
  /** Fills all remaining space. */
  fill(): Promise<void>;
  /** Frees the space that `fill` took. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Mounts a small disk in memory on a folder. Returns null when the process may not mount, because
 * it isn't root.
 */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    async fill() {
      const file = await open(ballast, 'w');
      try {
        for (const size of [1_000_000, 4096]) await writeUntilFull(() => file.write(Buffer.alloc(size)));
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', [folder]);
    },
  };
}

async function writeUntilFull(write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write();
    } catch (error) {
      if (hasCode(error, 'ENOSPC')) return;
      throw error;
    }
  }
}
