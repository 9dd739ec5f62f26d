import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import type { Worker } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';

// Ends an exiting worker at once, without freeing its heap of hundreds of megabytes. Freeing
// takes longer than the half second that Jest waits for a worker.
if (process.argv[1]?.includes('jest-worker')) process.on('exit', () => process.exit());

/** The storages that the modules of the current test file have created. */
const storages: AsyncLocalStorage<unknown>[] = [];

// Before version 24, Node copies the value of every storage into every promise, and forgets a storage
// only when it is disabled. Each test file loads its modules anew, with their storages, so without
// this a worker would become slower with each file. The property is defined and not assigned, because
// it has only a getter from Node 22 on.
if (Number.parseInt(process.versions.node, 10) < 24) {
  Object.defineProperty(asyncHooks, 'AsyncLocalStorage', {
    configurable: true,
    value: class<T> extends AsyncLocalStorage<T> {
      constructor(...options: ConstructorParameters<typeof AsyncLocalStorage<T>>) {
        super(...options);
        storages.push(this);
      }
    },
  });
}

/**
 * Node's environment, which also ends the threads and disables the storages that a test file's
 * modules have created. Each file creates its own.
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
    for (const storage of storages.splice(0)) storage.disable();
    await super.teardown();
  }
}
