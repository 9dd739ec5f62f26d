import 'server-only';
import { db, type Tx } from '../db/client';
import { type SessionToken, sessionCookie, sessionEnd } from './session-cookie';
import { suspended } from './suspension';
import type { Account } from './viewer';

export interface Device {
  userAgent: string | null;
  address: string | null;
}

/** Returns the token for the session cookie. Throws 403 with the reason for a suspended account. */
export async function openSession(
  userId: string,
  device: Device,
  { client = db, withGoogle = false }: { client?: Tx; withGoogle?: boolean } = {},
): Promise<SessionToken> {
  const user = await client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { suspendedFor: true, profile: { select: { id: true } } },
  });
  if (user.suspendedFor) throw suspended(user.suspendedFor);
  const session = await client.session.create({
    data: {
      userId,
      withGoogle,
      ...device,
      expiresAt: sessionEnd(),
    },
    select: { id: true, expiresAt: true },
  });
  return {
    sub: userId,
    sid: session.id,
    profile: user.profile !== null,
    until: Math.floor(session.expiresAt.getTime() / 1000),
  };
}

export async function startSession(userId: string, device: Device, client: Tx = db): Promise<string> {
  return sessionCookie(await openSession(userId, device, { client }));
}

export function renewedCookie(account: Account): Promise<string> {
  const until = Math.floor(account.sessionEnds.getTime() / 1000);
  return sessionCookie({ sub: account.userId, sid: account.sessionId, profile: true, until });
}

export async function endSession(token: SessionToken | null, client: Tx = db): Promise<void> {
  if (token) await client.session.deleteMany({ where: { id: token.sid, userId: token.sub } });
}
