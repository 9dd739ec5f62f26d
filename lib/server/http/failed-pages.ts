import type { ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
import { faultPage } from './fault-page';
import { sendWhole } from './whole-response';

/** The responses that Next is making pages for, by the ids of their requests: it tells of a failure by request alone. */
const waiting = new Map<string, ServerResponse>();
let lastFailure = Number.NEGATIVE_INFINITY;

// Waiting for a connection, for a lock and then for the next connection can add up to more than 5 seconds.
const PATIENCE = 4_000;

/** Remembers a page for recordFailure, and gives it up while it waits for a database that has just failed another. */
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

/** Responds for a page that failed: Next would send an empty page that only scripts fill. */
export function recordFailure(error: unknown, requestId: unknown): void {
  const databaseDown = isDatabaseDown(error);
  if (databaseDown) lastFailure = performance.now();
  const response = waiting.get(String(requestId));
  if (response) fail(response, databaseDown ? 503 : 500);
}

// Next sends nothing once the head has gone out.
function fail(response: ServerResponse, status: 500 | 503): void {
  if (!response.headersSent) sendWhole(response, faultPage(status));
}
