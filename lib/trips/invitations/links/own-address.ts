import 'server-only';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { decryptText, encryptText, keyFor } from '@/lib/server/cipher';
import { db } from '@/lib/server/db/client';
import { giveBackCosts } from '@/lib/trips/households/give-back-costs';

const key = () => keyFor(authSecret(), 'confirmed addresses');

/** The columns of an invitation with the addresses that a guest has given, without any. */
export const noOwnAddress = { givenEmail: null, confirmedEmail: null };

/**
 * Returns the secret for a mailed link that confirms a guest's own address until the given time, in
 * milliseconds.
 */
export const sealAddress = (householdId: string, email: string, until: number) =>
  encryptText(key(), `${householdId} ${until} ${email}`).toString('base64url');

/**
 * Returns the address that a mailed secret confirms for a household; null for a wrong or an expired
 * secret.
 */
export function sealedAddress(householdId: string, sealed: string, now = Date.now()): string | null {
  try {
    const [id, until, email] = decryptText(key(), Buffer.from(sealed, 'base64url')).split(' ', 3);
    return id === householdId && now < Number(until) ? (email ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the address that a mailed secret confirms, also when the secret was made for a household that
 * has ended in this one; null as `sealedAddress`.
 */
export async function addressSealedFor(
  householdId: string,
  sealed: string,
  now = Date.now(),
): Promise<string | null> {
  const own = sealedAddress(householdId, sealed, now);
  if (own !== null) return own;
  const ended = await db.$queryRaw<{ id: string }[]>`
    select h.id::text from invites i join households h on h.trip_id = i.trip_id and h.merged_into = i.id
    where i.id = ${householdId}::uuid order by h.id`;
  return ended.map(({ id }) => sealedAddress(id, sealed, now)).find((email) => email !== null) ?? null;
}

/**
 * Saves that a guest has confirmed their address by the link in a mail. Ignores a wrong or an expired
 * secret. A guest who has left the trip before, known by the same address, gets the balance back.
 */
export async function confirmAddress(householdId: string, sealed: string, now = Date.now()): Promise<void> {
  const email = await addressSealedFor(householdId, sealed, now);
  if (!email) return;
  await db.$transaction(async (tx) => {
    const [trip] = await tx.$queryRaw<{ id: string }[]>`
      select t.id::text from trips t join invites i on i.trip_id = t.id
      where i.id = ${householdId}::uuid for share of t`;
    if (!trip) return;
    await tx.invite.updateMany({
      where: { id: householdId, email: null },
      data: { givenEmail: email, confirmedEmail: email },
    });
    await giveBackCosts(tx, { tripId: trip.id, id: householdId });
  });
}
