import 'server-only';
import { badInput } from '@/lib/errors';
import { startSession } from '@/lib/server/auth/sessions';
import { hashToken } from '@/lib/server/auth/tokens';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { deviceOf } from '@/lib/server/http/caller';
import { findClaim } from './pending-signups';

const invalidLink = () => badInput('Invalid confirmation link.');

interface Confirmed {
  email: string;
  /** Only for a browser in which the password was typed, and only for the first confirmation. */
  cookie: string | null;
  complete: boolean;
}

/** A second call within the link's 24 hours changes nothing. */
export async function confirmSignup(
  request: Request,
  token: string,
  browserTokens: string[],
): Promise<Confirmed> {
  const found = await findClaim(token);
  if (!found || found.expiresAt.getTime() <= Date.now()) throw invalidLink();
  const { id, email, name, passwordHash, browserHash, otherBrowsers, confirmedAt } = found.claim;
  if (confirmedAt) {
    const complete = (await db.profile.count({ where: { user: { email } } })) > 0;
    return { email, cookie: null, complete };
  }

  const known = [browserHash, ...otherBrowsers];
  const asked = browserTokens.some((browserToken) => known.includes(hashToken(browserToken)));
  const confirming = db.$transaction(async (tx) => {
    if (!(await takeClaim(tx, id))) return null;
    const user = await tx.user.create({ data: { email, name, passwordHash, confirmedAt: new Date() } });
    return asked ? startSession(user.id, deviceOf(request), tx) : null;
  });
  const cookie = await confirming.catch((error: unknown) => {
    // When two claims have the same address, the claim that is confirmed first gets the account.
    throw isUniqueViolation(error) ? invalidLink() : error;
  });
  return { email, cookie, complete: false };
}

async function takeClaim(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx.pendingSignup.updateMany({
    where: { id, confirmedAt: null },
    data: { confirmedAt: new Date() },
  });
  return count === 1;
}
