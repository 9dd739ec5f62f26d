import 'server-only';
import { db, type Tx } from '../db/client';
import { callerOf } from '../http/caller';
import { type SessionToken, sessionCookie, sessionEnd } from './session-cookie';
import type { Account } from './viewer';

/** Opens a session for the browser behind the request; the token is what its cookie carries. */
export async function openSession(
  userId: string,
  request: Request,
  { client = db, withGoogle = false }: { client?: Tx; withGoogle?: boolean } = {},
): Promise<SessionToken> {
  const session = await client.session.create({
    data: {
      userId,
      withGoogle,
      userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
      address: callerOf(request),
      expiresAt: sessionEnd(),
    },
    select: { id: true, expiresAt: true, user: { select: { profile: { select: { id: true } } } } },
  });
  return {
    sub: userId,
    sid: session.id,
    profile: session.user.profile !== null,
    until: Math.floor(session.expiresAt.getTime() / 1000),
  };
}

/** Opens a session and answers the Set-Cookie value that names it. */
export async function startSession(userId: string, request: Request, client: Tx = db): Promise<string> {
  return sessionCookie(await openSession(userId, request, { client }));
}

/** The cookie of a running session, made again once the profile is complete. */
export function renewedCookie(account: Account): Promise<string> {
  const until = Math.floor(account.sessionEnds.getTime() / 1000);
  return sessionCookie({ sub: account.userId, sid: account.sessionId, profile: true, until });
}

/** Ends one session; a second time does nothing. */
export async function endSession(token: SessionToken | null, client: Tx = db): Promise<void> {
  if (token) await client.session.deleteMany({ where: { id: token.sid, userId: token.sub } });
}
