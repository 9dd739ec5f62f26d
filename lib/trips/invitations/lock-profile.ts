import 'server-only';
import { signedOut } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';

/** Locks the profile of the person who answers until the transaction ends; before the trip and its invitation. */
export async function lockProfile(tx: Tx, profileId: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    select id::text from profiles where id = ${profileId}::uuid for no key update`;
  if (locked.length === 0) throw signedOut();
}
