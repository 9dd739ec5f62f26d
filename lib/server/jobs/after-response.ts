import 'server-only';
import { log } from '../log';
import { queueHere } from './this-process';

/** For a process that may end between requests. */
export function workAfterResponses(runDue: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  queueHere.work = () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = runDue().catch((error) => log.warn({ err: error }, 'the queue could not be worked on'));
      return running;
    });
    return waiting;
  };
}
