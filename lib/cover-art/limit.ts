import 'server-only';
import type { NextRequest } from 'next/server';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readSessionToken, sessionCookieName } from '../server/auth/session-cookie';
import { callerOf } from '../server/http/caller';
import { networkOf } from '../server/http/caller-address';

const A_MINUTE = 60;

/** Per minute: by IP address when signed out, by person when signed in. */
export const newCovers = { signedOut: 60, signedIn: 600 };

// In memory, unlike lib/server/http/rate-limiter.ts, because counting in Postgres would cost about
// as much as a drawing.
const signedOut = new RateLimiterMemory({ points: newCovers.signedOut, duration: A_MINUTE });
const signedIn = new RateLimiterMemory({ points: newCovers.signedIn, duration: A_MINUTE });

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
