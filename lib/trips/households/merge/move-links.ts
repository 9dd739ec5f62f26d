import 'server-only';
import type { Tx } from '@/lib/server/db/client';

interface Side {
  id: string;
  profileId: string | null;
}

/** Keeps the invited address and, for a guest, the address that they have given. */
export async function moveLinks(tx: Tx, { id: from }: Side, { id: to, profileId }: Side): Promise<void> {
  const select = { email: true, givenEmail: true, confirmedEmail: true } as const;
  const stays = await tx.invite.findUnique({ where: { id: to }, select });
  if (!stays) return;
  await tx.inviteLink.updateMany({ where: { inviteId: from }, data: { inviteId: to } });
  const gone = await tx.invite.findUnique({ where: { id: from }, select });
  if (!gone) return;
  // A trip has an invited address only once.
  await tx.invite.update({ where: { id: from }, data: { email: null } });
  const own = stays.confirmedEmail || !gone.confirmedEmail ? stays : gone;
  await tx.invite.update({
    where: { id: to },
    data: {
      email: stays.email ?? gone.email,
      ...(profileId === null && {
        givenEmail: own.givenEmail ?? gone.givenEmail,
        confirmedEmail: own.confirmedEmail,
      }),
    },
  });
}
