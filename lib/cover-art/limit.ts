import 'server-only';
import type { NextRequest } from 'next/server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readSessionToken, sessionCookieName } from '../server/auth/session-cookie';
import { callerOf } from '../server/http/caller';
import { networkOf } from '../server/http/caller-address';

const A_MINUTE = 60;

/** Limits on new drawings per minute: per IP address when signed out, per person when signed in. */
export const newCovers = { signedOut: 60, signedIn: 600 };

// These limiters are in memory, unlike the ones in lib/server/http/rate-limiter.ts, because counting
// in Postgres would cost about as much as a drawing, which takes only this process's time.
const signedOut = new RateLimiterMemory({ points: newCovers.signedOut, duration: A_MINUTE });
const signedIn = new RateLimiterMemory({ points: newCovers.signedIn, duration: A_MINUTE });

/**
 * Counts a new drawing. Resolves to 0 when the drawing is allowed, otherwise to the number of
 * seconds to wait.
 */
export async function secondsToNewCover(request: NextRequest): Promise<number> {
  const session = await readSessionToken(request.cookies.get(sessionCookieName())?.value);
  const spending = session
    ? signedIn.consume(session.sub)
    : signedOut.consume(networkOf(callerOf(request) ?? 'unknown'));
  return spending.then(
    () => 0,
    ({ msBeforeNext }: { msBeforeNext: number }) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
  );
}
