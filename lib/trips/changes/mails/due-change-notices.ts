import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import {
  hasAddress,
  isAskedByVote,
  isTold,
  mailedColumns,
  type Recipient,
  wantsMails,
  withAddress,
} from '@/lib/trips/notifications/recipients';
import type { TripFacts, WasOpen } from '../changes';

/** A change notice that is due, with the recipient of its mail. */
export interface ChangeNotice extends Recipient {
  tripId: string;
  householdId: string;
  /**
   * The trip as the recipient was last told. `ride` is set when the recipient's seats have changed
   * since then, and `wasOpen` when a vote was decided since then.
   */
  lastTold: TripFacts & { ride?: string; wasOpen?: WasOpen };
  /**
   * Ids of the accounts that have changed the trip since the recipient was last told, the latest
   * last.
   */
  changedBy: string[];
  /**
   * True when the mail still concerns the recipient. False when they have since answered "not
   * going" or turned off these mails.
   */
  concerned: boolean;
  /**
   * True when the recipient voted yes to the chosen option and has not answered the trip since the
   * vote.
   */
  saidYes: boolean;
}

/**
 * Returns the notices that are due, with their recipients' addresses. The caller has locked the
 * trip.
 */
export const getDueChangeNotices = (tx: Tx, tripId: string) => tx.$queryRaw<ChangeNotice[]>`
  select n.trip_id::text "tripId", n.household_id::text "householdId", n.last_told "lastTold",
         n.changed_by::text[] "changedBy", i.id::text "inviteId", ${mailedColumns}, p.id is not null "hasAccount",
         h.attending, h.reconfirm, ${isTold} and ${hasAddress} and ${wantsMails('changes')} concerned,
         ${isAskedByVote} "saidYes"
  from change_notices n
  join (${withAddress}) on h.trip_id = n.trip_id and h.id = n.household_id
  where n.trip_id = ${tripId}::uuid and n.due_at <= now()
  order by n.household_id`;

/** Returns the names of accounts, by their ids. */
export async function namesOf(tx: Tx, userIds: string[]): Promise<Map<string, string>> {
  const profiles = await tx.profile.findMany({
    where: { userId: { in: userIds } },
    select: { userId: true, name: true },
  });
  return new Map(profiles.map(({ userId, name }) => [userId, name]));
}
