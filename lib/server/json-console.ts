import 'server-only';
import { format, types } from 'node:util';
import { isLogged } from './http/failed-pages';
import { log } from './log';

/** How long recordFailure has to log an error with its request's id, in milliseconds. */
const PATIENCE = 100;

/**
 * Next writes each error of a page to the console without the request's id, and then reports it to
 * onRequestError. So an error waits here until recordFailure could log it, and isn't logged twice.
 */
export function logConsoleErrors(target: Pick<Console, 'error'> = console): void {
  target.error = (...said: unknown[]) => {
    const error = said.find(types.isNativeError);
    if (!error) return void log.error(format(...said));
    setTimeout(() => {
      if (!isLogged(error)) log.error({ err: error }, 'error outside a page');
    }, PATIENCE);
  };
}
