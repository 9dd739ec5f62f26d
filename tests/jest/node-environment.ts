import type { Worker } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';

// Jest waits half a second for a worker to end, and what takes longer than that is freeing a heap of hundreds of
// megabytes that is of no use any more.
if (process.argv[1]?.includes('jest-worker')) process.on('exit', () => process.exit());

/** Node's, which also ends the threads that a file's modules have started: each file starts its own. */
export default class NodeEnvironment extends TestEnvironment {
  private readonly threads: Worker[] = [];
  private readonly remember = (thread: Worker) => this.threads.push(thread);

  override async setup(): Promise<void> {
    await super.setup();
    process.on('worker', this.remember);
  }

  override async teardown(): Promise<void> {
    process.off('worker', this.remember);
    await Promise.all(this.threads.map((thread) => thread.terminate()));
    await super.teardown();
  }
}
