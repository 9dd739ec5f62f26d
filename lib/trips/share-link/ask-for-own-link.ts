import 'server-only';
import { notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { addJob } from '@/lib/server/jobs/queue';
import { paused } from '../policy';
import { findSharedTrip } from './find-shared-trip';
import { linkClosed } from './is-open';
import type { OwnLinkJob } from './send-own-link';

/** Only the job looks anything up, so that the response and its timing don't tell whether a name is known. */
export async function askForOwnLink(token: string, who: string): Promise<string> {
  const found = await findSharedTrip(null, [], token);
  if (!found) throw notFound();
  if (found.paused) throw paused();
  if (!found.open) throw linkClosed();
  await spend('ownLinksOfTrip', found.tripId);
  await db.$transaction((tx) => addJob(tx, 'own-link', { tripId: found.tripId, who } satisfies OwnLinkJob));
  return `If we know it, a link is on its way; otherwise ${found.shared.invited_by ?? 'the organiser'} is asked.`;
}
