import 'server-only';
import { notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { addJob } from '@/lib/server/jobs/queue';
import { paused } from '../policy';
import { findSharedTrip } from './find-shared-trip';
import { linkClosed } from './is-open';
import type { OwnLinkJob } from './send-own-link';

/**
 * Queues the request of somebody who says that they have answered already. Only the job looks
 * anything up, so that neither the response nor its timing tells whether a name or an address is
 * known. Returns what to tell the person. Throws 404 for an unknown link and 410 for a closed one.
 */
export async function askForOwnLink(token: string, who: string): Promise<string> {
  const found = await findSharedTrip(null, [], token);
  if (!found) throw notFound();
  if (found.paused) throw paused();
  if (!found.open) throw linkClosed();
  await spend('ownLinksOfTrip', found.tripId);
  await db.$transaction((tx) => addJob(tx, 'own-link', { tripId: found.tripId, who } satisfies OwnLinkJob));
  return `If we know it, a link is on its way; otherwise ${found.shared.invited_by ?? 'the organiser'} is asked.`;
}
