import 'server-only';
import { signedOut } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';

/** Throws 401 for a deleted profile. A profile is always locked before a trip and its invitations. */
export async function lockProfile(tx: Tx, profileId: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id::text from profiles where id = ${profileId}::uuid for no key update`;
  if (locked.length === 0) throw signedOut();
}
