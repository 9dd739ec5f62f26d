import 'server-only';
import type { Tx } from '../db/client';

/** Ends all sessions but the one to keep, and all tokens of programs. */
export async function endAccess(tx: Tx, userId: string, keptSession?: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId, ...(keptSession && { id: { not: keptSession } }) } });
  await tx.apiToken.deleteMany({ where: { userId } });
}
