import type { Worker } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';

// Ends a worker that exits at once, without freeing its heap of hundreds of megabytes. Freeing
// takes longer than the half second that Jest waits for a worker.
if (process.argv[1]?.includes('jest-worker')) process.on('exit', () => process.exit());

/**
 * Node's environment, which also ends the threads that a test file's modules have started, because
 * each file starts its own.
 */
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
