import 'server-only';
import type { NextRequest } from 'next/server';
import { AppError } from '../errors';
import { verifyPassword } from '../server/auth/password';
import { lockUser } from '../server/auth/proof';
import { readSessionToken, sessionCookieName } from '../server/auth/session-cookie';
import { endSession, startSession } from '../server/auth/sessions';
import { readSignupCookie } from '../server/auth/signup-cookie';
import { hashToken } from '../server/auth/tokens';
import { db } from '../server/db/client';
import { deviceOf } from '../server/http/caller';
import type { Credentials, User } from './schema';
import { findWaitingSignup, knowBrowser } from './sign-up/pending-signups';
import { toUser } from './to-user';

export const LOGIN_FAILED = 'Login failed, please reset your password or create an account';

const failed = () => new AppError(401, LOGIN_FAILED);

/** The token identifies the browser when the unconfirmed sign-up (a claim) is confirmed. */
type LoggedIn = { user: User; cookie: string } | { unconfirmed: true; browserToken: string };

/**
 * Every failure has the same message and takes equally long, because each call compares the
 * password exactly once: with the account's or, without one, with an unconfirmed claim's.
 */
export async function logIn(request: NextRequest, { email, password }: Credentials): Promise<LoggedIn> {
  const former = await readSessionToken(request.cookies.get(sessionCookieName())?.value);
  const browserTokens = readSignupCookie(request);
  const [user, claim] = await Promise.all([
    db.user.findUnique({
      where: { email },
      include: { profile: { select: { id: true, name: true, postcode: true } } },
    }),
    findWaitingSignup(email, { browserHashes: browserTokens.map(hashToken) }),
  ]);
  if (!(await verifyPassword(password, user ? user.passwordHash : claim?.passwordHash))) throw failed();
  if (!user) {
    if (!claim) throw failed();
    return { unconfirmed: true, browserToken: await knowBrowser(claim, browserTokens) };
  }
  const cookie = await db.$transaction(async (tx) => {
    if (!(await lockUser(tx, user.id, user.passwordHash))) return null;
    await endSession(former, tx);
    return startSession(user.id, deviceOf(request), tx);
  });
  if (!cookie) throw failed();
  return { user: toUser(user), cookie };
}
