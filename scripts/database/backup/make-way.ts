import { readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/** The product's pages come first. */
export async function makeWay(): Promise<void> {
  // Linux has a priority for each thread; other systems have one for the process.
  const threads = await readdir('/proc/self/task').catch(() => ['0']);
  for (const thread of threads) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The thread has ended, or this process may not change the priority.
    }
  }
}
