import type { ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
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
    if (performance.now() - lastFailure < 2 * PATIENCE) fail(response, 503);
  }, PATIENCE);
  response.once('close', () => {
    clearTimeout(timer);
    waiting.delete(requestId);
  });
}

/**
 * Sends the error page for a page that failed, because Next would send an empty page that needs
 * scripts.
 */
export function recordFailure(error: unknown, requestId: unknown): void {
  const databaseDown = isDatabaseDown(error);
  if (databaseDown) lastFailure = performance.now();
  const response = waiting.get(String(requestId));
  if (response) fail(response, databaseDown ? 503 : 500);
}

// Sends an error page, unless the headers are sent, because then the status can't change any more.
function fail(response: ServerResponse, status: 500 | 503): void {
  if (!response.headersSent) sendWhole(response, faultPage(status));
}
