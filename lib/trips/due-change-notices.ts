import 'server-only';
import type { Tx } from '../server/db/client';
import type { TripFacts } from './changes';
import { hasAddress, isAskedByVote, isTold, mailedColumns, type Recipient, wantsMails } from './recipients';

/** A mail that is due about a trip's changes. */
export interface ChangeNotice extends Recipient {
  /** The invitation's id, or the trip's id for its organiser. */
  recipientId: string;
  /** The trip as the recipient was last told of it. */
  lastTold: TripFacts;
  /** The accounts that have changed the trip since, the latest last. */
  changedBy: string[];
  /** False when the recipient has answered "not going" meanwhile, or wants no such mails. */
  concerned: boolean;
  /** True when the recipient voted yes to the option that was decided on and has not answered the trip since. */
  saidYes: boolean;
}

/** The notices that are due, with their addresses. The caller has locked the trip. */
export const getDueChangeNotices = (tx: Tx, tripId: string) => tx.$queryRaw<ChangeNotice[]>`
  select n.recipient_id::text "recipientId", n.last_told "lastTold", n.changed_by::text[] "changedBy",
         n.invite_id::text "inviteId", ${mailedColumns}, p.id is not null "hasAccount",
         case when n.invite_id is null then true else i.attending end attending, coalesce(i.reconfirm, false) reconfirm,
         (n.invite_id is null or (${isTold} and ${hasAddress})) and ${wantsMails('changes')} concerned,
         n.invite_id is not null and ${isAskedByVote} "saidYes"
  from change_notices n
  join trips t on t.id = n.trip_id
  left join invites i on i.id = n.invite_id
  left join profiles p on p.id = case when n.invite_id is null then t.organiser_id else i.profile_id end
  left join users u on u.id = p.user_id
  where n.trip_id = ${tripId}::uuid and n.due_at <= now()
  order by n.recipient_id`;

/** The names of accounts, by their ids. */
export async function namesOf(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
  const profiles = await tx.profile.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true, name: true },
  });
  return new Map(profiles.map(({ userId, name }) => [userId, name]));
}
