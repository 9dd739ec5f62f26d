import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/**
 * Removes headers of Next's router that would break a response. With x-middleware-prefetch Next
 * would answer every call with an empty 200. With a router state that cannot be parsed Next would
 * send a 500; without it Next sends the whole page.
 */
export function removeUnwantedHeaders({ headers }: IncomingMessage): void {
  delete headers['x-middleware-prefetch'];
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    delete headers['next-router-state-tree'];
  }
}
