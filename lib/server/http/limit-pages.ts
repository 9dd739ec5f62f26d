import 'server-only';
import type { NextRequest } from 'next/server';
import { AppError } from '@/lib/errors';
import type { SessionToken } from '../auth/session-cookie';
import { callerOf } from './caller';
import { networkOf } from './caller-address';
import { plainPage } from './fault-page';
import { requestIdOf } from './headers';
import { spendOnRead } from './rate-limiter';
import type { WholeResponse } from './whole-response';

/** These name everybody on a trip. `opened` ones show a trip to whoever has the link. */
const ofTrip = /^\/trip\/([^/]+)/;
const opened = /^\/(?:invite|join|at-home)\/[^/]+/;

interface Guest {
  tripId: string;
  householdId: string;
}

/** Null within the limit. Not by address for a trip's page: a mobile network puts thousands behind one. */
export async function refusedPage(
  request: NextRequest,
  session: SessionToken | null,
  guests: readonly Guest[],
): Promise<WholeResponse | null> {
  const { pathname } = request.nextUrl;
  const [, trip] = ofTrip.exec(pathname) ?? [];
  const sender = trip && (session?.sub ?? guests.find(({ tripId }) => tripId === trip)?.householdId);
  try {
    if (sender) await spendOnRead('largeReads', sender);
    else if (opened.test(pathname))
      await spendOnRead('largeReadsByAddress', networkOf(callerOf(request) ?? 'unknown'));
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, status, details } = error;
    const page = { status, title: 'Too many pages at once', text: message };
    return plainPage({ ...page, requestId: requestIdOf(request), retryAfter: details.retryAfterSeconds });
  }
}
