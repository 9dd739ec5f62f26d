import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { markMissing } from './page-faults';

/**
 * Responds with 404 and what the page goes on to show. Where no response of ours can be marked, for the router's own
 * requests say, it ends the page with Next's notFound(), which on a page load needs scripts to show anything.
 */
export async function respondMissing(): Promise<void> {
  if (!markMissing((await headers()).get('x-request-id'))) notFound();
}
