import { z } from 'zod';
import { accountOf } from '@/lib/server/auth/viewer';
import { callerOf } from '@/lib/server/http/caller';
import { networkOf } from '@/lib/server/http/caller-address';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { versionByLink } from '@/lib/trips/invitations/version-by-link';
import { tripEvents } from '@/lib/trips/trip-events';

export const GET = publicRoute(
  {
    summary: 'Server-sent events: "changed" when the trip of an invitation’s link shows anything new',
    params: tokenParams,
    query: z.object({ since: z.string().max(100).optional() }),
    answer: z.string(),
    answerType: 'text/event-stream',
  },
  async ({ params: { token }, query, request }) => {
    const account = await accountOf(request);
    const { tripId } = await callerByLink(account, token);
    const network = networkOf(callerOf(request) ?? 'unknown');
    // Who is signed in is asked anew each time: a session may have ended.
    const versionNow = async () => versionByLink(await accountOf(request), token);
    return tripEvents({ network }, tripId, { versionNow, since: query.since, request });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
