import type { ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
import { log } from '../log';
import { noteFault } from '../server-errors';
import { singleton } from '../singleton';
import { faultPage } from './fault-page';
import { sendWhole } from './whole-response';

/** When a page fails, Next reports the request's id but not the response. */
const waiting = new Map<string, ServerResponse>();
let lastFailure = Number.NEGATIVE_INFINITY;

// In milliseconds, after a database failure: waits for connections and locks could take more than 5 seconds.
const PATIENCE = 4_000;

export function watchPage(response: ServerResponse, requestId: string): void {
  waiting.set(requestId, response);
  const timer = setTimeout(() => {
    if (performance.now() - lastFailure < 2 * PATIENCE) fail(response, 503, requestId);
  }, PATIENCE);
  response.once('close', () => {
    clearTimeout(timer);
    waiting.delete(requestId);
  });
}

const logged = singleton('logged failures', () => new WeakSet<object>());
export const isLogged = (error: object) => logged.has(error);

export interface Failure {
  requestId: string;
  method: string;
  path: string;
}

/** Next would send an empty page that needs scripts. */
export function recordFailure(error: unknown, { requestId, ...where }: Failure): void {
  const databaseDown = isDatabaseDown(error);
  if (databaseDown) lastFailure = performance.now();
  noteFault(requestId, error);
  if (typeof error === 'object' && error !== null) logged.add(error);
  if (databaseDown) log.warn({ requestId, ...where, reason: String(error) }, 'page put off');
  else log.error({ requestId, ...where, err: error }, 'page failed');
  const response = waiting.get(requestId);
  if (response) fail(response, databaseDown ? 503 : 500, requestId);
}

function fail(response: ServerResponse, status: 500 | 503, requestId: string): void {
  if (!response.headersSent) sendWhole(response, faultPage(status, requestId));
}
