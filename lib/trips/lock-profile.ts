import 'server-only';
import { signedOut } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';

/**
 * Locks a profile until the transaction ends. Throws 401 for a deleted profile. Code that locks a
 * profile, a trip and its invitations always locks the profile first.
 */
export async function lockProfile(tx: Tx, profileId: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id::text from profiles where id = ${profileId}::uuid for no key update`;
  if (locked.length === 0) throw signedOut();
}
