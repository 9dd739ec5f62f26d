import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/**
 * Removes the headers of Next's own router that would spoil a response: with one it responds to every call with 200 and
 * nothing in it, and a state that cannot be read ends in a 500. Without the state the whole page is sent.
 */
export function removeUnwantedHeaders({ headers }: IncomingMessage): void {
  delete headers['x-middleware-prefetch'];
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    delete headers['next-router-state-tree'];
  }
}
