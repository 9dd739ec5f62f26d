import 'server-only';
import { notFound } from '../errors';
import { endAccess } from '../server/auth/end-access';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';
import { browserName } from './browser-name';
import type { SessionInfo } from './settings-schema';

export async function endOwnSession(account: Account, sessionId: string): Promise<{ id: string }> {
  const { userId } = account;
  const { count } = await db.session.deleteMany({ where: { id: sessionId, userId } });
  if (count === 0) throw notFound();
  // An address change that this session requested must not be confirmed after its end.
  await db.emailChange.deleteMany({ where: { userId, sessionId, confirmedAt: null } });
  return { id: sessionId };
}

export async function endAllSessions(account: Account): Promise<void> {
  const { userId } = account;
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    await endAccess(tx, userId);
    await tx.emailChange.deleteMany({ where: { userId, confirmedAt: null } });
  });
}

/** The current session comes first, then the newest. */
export async function listSessions(account: Account): Promise<SessionInfo[]> {
  const rows = await db.session.findMany({
    where: { userId: account.userId, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
  });
  const sessions = rows.map((row) => ({
    id: row.id,
    browser: browserName(row.userAgent),
    address: row.address,
    created_at: row.createdAt.toISOString(),
    current: row.id === account.sessionId,
  }));
  return sessions.sort((a, b) => Number(b.current) - Number(a.current));
}
