import { readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/** Lowers the priority of this process, so that the product's pages come first. */
export async function makeWay(): Promise<void> {
  // Linux keeps a priority for each thread; elsewhere it is the process's.
  const threads = await readdir('/proc/self/task').catch(() => ['0']);
  for (const thread of threads) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended meanwhile, or the priority may not be changed.
    }
  }
}
