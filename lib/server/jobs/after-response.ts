import 'server-only';
import { log } from '../log';
import { queueHere } from './this-process';

/**
 * Runs the queue's due jobs right after a response, in a process that
 * may not live on between requests.
 */
export function workAfterResponses(runDue: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  // One run at a time. Callers during a run share the next run.
  queueHere.work = () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = runDue().catch((error) => log.warn({ err: error }, 'the queue could not be worked on'));
      return running;
    });
    return waiting;
  };
}
