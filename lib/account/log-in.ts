import 'server-only';
import type { NextRequest } from 'next/server';
import { AppError } from '../errors';
import { verifyPassword } from '../server/auth/password';
import { lockUser } from '../server/auth/proof';
import { readSessionToken, sessionCookieName } from '../server/auth/session-cookie';
import { endSession, startSession } from '../server/auth/sessions';
import { db } from '../server/db/client';
import { deviceOf } from '../server/http/caller';
import type { Credentials, User } from './schema';
import { toUser } from './to-user';

/** Checks a password and opens a session. Every failure reads alike and takes as long. */
export async function logIn(
  request: NextRequest,
  { email, password }: Credentials,
): Promise<{ user: User; cookie: string }> {
  const former = await readSessionToken(request.cookies.get(sessionCookieName())?.value);
  const user = await db.user.findUnique({
    where: { email },
    include: { profile: { select: { id: true, name: true, postcode: true } } },
  });
  const failed = () => new AppError(401, 'Login failed, please reset your password or create an account');
  if (!(await verifyPassword(password, user?.passwordHash)) || !user) throw failed();
  const cookie = await db.$transaction(async (tx) => {
    if (!(await lockUser(tx, user.id, user.passwordHash))) return null;
    await endSession(former, tx);
    return startSession(user.id, deviceOf(request), tx);
  });
  if (!cookie) throw failed();
  return { user: toUser(user), cookie };
}
