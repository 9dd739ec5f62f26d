import 'server-only';
import type { NextRequest } from 'next/server';
import { AppError } from '@/lib/errors';
import { verifyPassword } from '@/lib/server/auth/password';
import { lockUser } from '@/lib/server/auth/proof';
import { readSessionToken, sessionCookieName } from '@/lib/server/auth/session-cookie';
import { endSession, startSession } from '@/lib/server/auth/sessions';
import { readSignupCookie } from '@/lib/server/auth/signup-cookie';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { deviceOf } from '@/lib/server/http/caller';
import type { Credentials, User } from './schema';
import { findWaitingSignup, knowBrowser } from './sign-up/pending-signups';

interface UserRow {
  id: string;
  email: string;
  name: string | null;
  profile: { id: string; name: string; postcode: string } | null;
}

/** Only for the person themselves. */
export function toUser({ id, email, name, profile }: UserRow): User {
  return {
    id,
    name: profile?.name ?? name ?? email,
    email,
    profile_id: profile?.id ?? null,
    postcode: profile?.postcode ?? null,
  };
}

export function accountToUser(account: Account): User {
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    profile_id: account.profileId,
    postcode: account.postcode,
  };
}

/** False when the account signs in only with Google. */
export async function hasPassword(account: Account): Promise<boolean> {
  return (await db.user.count({ where: { id: account.userId, passwordHash: { not: null } } })) > 0;
}

export async function emailExists(email: string): Promise<boolean> {
  return (await db.user.count({ where: { email } })) > 0;
}

/** Null for an unknown address. */
export async function providerOf(email: string): Promise<'google' | 'local' | null> {
  const user = await db.user.findUnique({ where: { email }, select: { passwordHash: true } });
  if (!user) return null;
  return user.passwordHash ? 'local' : 'google';
}

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
