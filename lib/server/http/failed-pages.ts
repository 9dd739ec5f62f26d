import type { ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
import { faultPage } from './fault-page';
import { sendWhole } from './whole-response';

/**
 * Unfinished pages by request id. Next reports a failed page with its request only, so this finds
 * the response.
 */
const waiting = new Map<string, ServerResponse>();
let lastFailure = Number.NEGATIVE_INFINITY;

// Waiting for a connection, for a lock and then for the next connection can add up to more than 5
// seconds.
const PATIENCE = 4_000;

/**
 * Remembers a page for recordFailure. Sends 503 if it still waits after a while and the database
 * has just failed.
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
 * Sends the response of a page that failed, since Next would send an empty page that needs scripts.
 */
export function recordFailure(error: unknown, requestId: unknown): void {
  const databaseDown = isDatabaseDown(error);
  if (databaseDown) lastFailure = performance.now();
  const response = waiting.get(String(requestId));
  if (response) fail(response, databaseDown ? 503 : 500);
}

// Once the headers are sent, the status can't change any more.
function fail(response: ServerResponse, status: 500 | 503): void {
  if (!response.headersSent) sendWhole(response, faultPage(status));
}
