import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { markMissing } from './pages-in-flight';

/**
 * Responds with 404 and what the page goes on to show. Where the response cannot be marked, as for the router's own
 * requests, it ends the page with Next's notFound(), which on a page load needs scripts to show anything.
 */
export async function respondMissing(): Promise<void> {
  if (!markMissing((await headers()).get('x-request-id'))) notFound();
}
