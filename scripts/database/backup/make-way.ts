import { readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/** Gives the processor to others first: the pages of the product. */
export async function makeWay(): Promise<void> {
  // Linux keeps a priority for each thread; elsewhere it is the process's.
  const threads = await readdir('/proc/self/task').catch(() => ['0']);
  for (const thread of threads) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Ended meanwhile, or not allowed.
    }
  }
}
