import 'server-only';
import { notFound } from '@/lib/errors';
import type { Tx } from '@/lib/server/db/client';
import type { Mailed } from '../mails/mail-facts';
import { mailedColumns } from '../notifications/recipients';

interface LockedInvitee extends Omit<Mailed, 'email'> {
  id: string;
  /** Null for a guest of the share link who has confirmed none. */
  email: string | null;
  profileId: string | null;
  attending: boolean | null;
  coOrganiser: boolean;
  /** Profile that has blocked the organiser: it gets no mail, and the organiser isn't told. */
  refusedById: string | null;
}

/** The caller has locked the trip. */
export async function lockInvitee(tx: Tx, tripId: string, inviteId: string): Promise<LockedInvitee> {
  const [locked] = await tx.$queryRaw<LockedInvitee[]>`
    select i.id::text, ${mailedColumns}, h.profile_id::text "profileId", h.attending,
           h.role = 'co-organiser' "coOrganiser", h.refused_by_id::text "refusedById"
    from invites i
    join households h on h.trip_id = i.trip_id and h.id = i.id
    left join profiles p on p.id = h.profile_id
    left join users u on u.id = p.user_id
    where i.id = ${inviteId}::uuid and i.trip_id = ${tripId}::uuid
    for update of h`;
  if (!locked) throw notFound();
  return locked;
}
