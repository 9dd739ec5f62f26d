import 'server-only';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { decryptText, encryptText, keyFor } from '@/lib/server/cipher';
import { db } from '@/lib/server/db/client';
import { giveBackCosts } from '@/lib/trips/households/move-costs';

const key = () => keyFor(authSecret(), 'confirmed addresses');

export const noOwnAddress = { givenEmail: null, confirmedEmail: null };

/** `until` is a time in milliseconds. */
export const sealAddress = (householdId: string, email: string, until: number) =>
  encryptText(key(), `${householdId} ${until} ${email}`).toString('base64url');

/** Null for a wrong or an expired secret. */
function sealedAddress(householdId: string, sealed: string, now = Date.now()): string | null {
  try {
    const [id, until, email] = decryptText(key(), Buffer.from(sealed, 'base64url')).split(' ', 3);
    return id === householdId && now < Number(until) ? (email ?? null) : null;
  } catch {
    return null;
  }
}

/** As `sealedAddress`, also for a secret made for a household that has ended in this one. */
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

/** Ignores a wrong or expired secret. A guest who had left, known by this address, gets the balance back. */
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
