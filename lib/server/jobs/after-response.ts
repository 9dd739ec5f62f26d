import 'server-only';
import { log } from '../log';
import { queueHere } from './this-process';

/** Has the queue worked on right after responses, for a process that may not live on between requests. */
export function workAfterResponses(runDue: () => Promise<void>): void {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  // One at a time; whoever asks meanwhile shares the next.
  queueHere.work = () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      running = runDue().catch((error) => log.warn({ err: error }, 'the queue could not be worked on'));
      return running;
    });
    return waiting;
  };
}
