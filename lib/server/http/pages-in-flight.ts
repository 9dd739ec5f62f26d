import type { ServerResponse } from 'node:http';
import { isDatabaseDown } from '../db/errors';
import { singleton } from '../singleton';
import { faultPage } from './fault-page';
import { sendWhole } from './whole-response';

/** The pages in flight, by the ids of their requests. */
const inFlight = singleton('pages in flight', () => new Map<string, ServerResponse>());
let lastFailure = Number.NEGATIVE_INFINITY;

// Waiting for a connection, for a lock and then for the next connection can add up to more than 5 seconds.
const PATIENCE = 4_000;

/** Responds to a page in words should it fail, or should it wait for a database that failed another of late. */
export function watchPage(response: ServerResponse, requestId: string): void {
  inFlight.set(requestId, response);
  const timer = setTimeout(() => {
    if (performance.now() - lastFailure < 2 * PATIENCE) fail(response, 503);
  }, PATIENCE);
  response.once('close', () => {
    clearTimeout(timer);
    inFlight.delete(requestId);
  });
}

/** Responds to a page that could not be made: Next would send one with nothing in it that scripts have to fill. */
export function recordFailure(error: unknown, requestId: unknown): void {
  const databaseDown = isDatabaseDown(error);
  if (databaseDown) lastFailure = performance.now();
  const response = inFlight.get(String(requestId));
  if (response) fail(response, databaseDown ? 503 : 500);
}

/** Gives a page in flight the status 404; false where that cannot be done. */
export function markMissing(requestId: string | null): boolean {
  const response = requestId ? inFlight.get(requestId) : undefined;
  if (!response || response.headersSent) return false;
  response.statusCode = 404;
  return true;
}

// Next sends nothing once the head has gone out.
function fail(response: ServerResponse, status: 500 | 503): void {
  if (!response.headersSent) sendWhole(response, faultPage(status));
}
