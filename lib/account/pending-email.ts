import 'server-only';
import type { Account } from '../server/auth/viewer';
import { db } from '../server/db/client';

/** The address that the person wants instead of theirs and has yet to confirm; null when there is none. */
export async function awaitedEmail({ userId }: Account): Promise<string | null> {
  const wish = await db.emailChange.findUnique({
    where: { userId, confirmedAt: null, expiresAt: { gt: new Date() } },
    select: { email: true },
  });
  return wish?.email ?? null;
}
