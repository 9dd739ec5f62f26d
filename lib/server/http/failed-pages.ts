import type { ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
import { log } from '../log';
import { singleton } from '../singleton';
import { faultPage } from './fault-page';
import { sendWhole } from './whole-response';

/**
 * The unfinished pages' responses, by request id. When a page fails, Next reports the request but not
 * the response, so the response is looked up here by the request's id.
 */
const waiting = new Map<string, ServerResponse>();
let lastFailure = Number.NEGATIVE_INFINITY;

// How long a page may take when the database has just failed, in milliseconds. Without this limit,
// waiting for a connection, for a lock and then for the next connection could take more than 5
// seconds.
const PATIENCE = 4_000;

/**
 * Remembers a page's response for recordFailure. Sends 503 when the page is still unfinished after
 * `PATIENCE` and a database error occurred shortly before.
 */
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

/** The errors that recordFailure has logged; see json-console.ts. */
const logged = singleton('logged failures', () => new WeakSet<object>());
export const isLogged = (error: object) => logged.has(error);

/** Where an error happened, as Next reports it. */
export interface Failure {
  requestId: string;
  method: string;
  /** The route's file path, such as "/trip/[tripId]". */
  path: string;
}

/**
 * Logs why a page failed, with its request's id. Sends the error page, because Next would send an
 * empty page that needs scripts.
 */
export function recordFailure(error: unknown, { requestId, ...where }: Failure): void {
  const databaseDown = isDatabaseDown(error);
  if (databaseDown) lastFailure = performance.now();
  if (typeof error === 'object' && error !== null) logged.add(error);
  if (databaseDown) log.warn({ requestId, ...where, reason: String(error) }, 'page put off');
  else log.error({ requestId, ...where, err: error }, 'page failed');
  const response = waiting.get(requestId);
  if (response) fail(response, databaseDown ? 503 : 500, requestId);
}

// Sends an error page, unless the headers are sent, because then the status can't change any more.
function fail(response: ServerResponse, status: 500 | 503, requestId: string): void {
  if (!response.headersSent) sendWhole(response, faultPage(status, requestId));
}
