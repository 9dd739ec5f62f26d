import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { capital } from '@/lib/text';
import { composeTripMail } from '@/lib/trips/mails/compose-trip-mail';
import { mailEach } from '@/lib/trips/mails/mail-each';
import { called, type Mailed, replyToOrganiser, when, where } from '@/lib/trips/mails/mail-facts';
import {
  hasAddress,
  isConcerned,
  mailedColumns,
  wantsMails,
  withAddress,
} from '@/lib/trips/notifications/recipients';
import { withOpenVote } from '@/lib/trips/undecided/open-vote-column';
import { Prisma } from '@/prisma/generated/client';
import type { RunTrip } from '../../lock-trip';

interface Voter extends Mailed {
  /** Null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
}

export const isAskedToVote = isConcerned;
/** False for the organiser's own household, for which a vote doesn't wait. */
export const hasYetToVote = Prisma.sql`(h.role <> 'organiser' and ${isConcerned} and not exists (
  select from vote_answers said where said.trip_id = h.trip_id and said.household_id = h.id))`;
export const runsTrip = Prisma.sql`h.role <> 'member'`;

/**
 * Only households that accept mails about changes and haven't hidden the trip; without `by`, which has
 * caused the mail.
 */
const votersSql = (tripId: string, which: Prisma.Sql, by: string | null) => Prisma.sql`
  from ${withAddress}
  where h.trip_id = ${tripId}::uuid and ${which} and h.id is distinct from ${by}::uuid and ${hasAddress}
    and ${wantsMails('changes')}
    and not exists (select from hidden_trips hid where hid.trip_id = h.trip_id and hid.profile_id = h.profile_id)`;

export async function countMailed(client: Tx, tripId: string): Promise<number> {
  const [{ count } = { count: 0 }] = await client.$queryRaw<{ count: number }[]>`
    select count(*)::int count ${votersSql(tripId, isAskedToVote, null)}`;
  return count;
}

export interface VoteMail {
  /** A condition on a household `h`. */
  which: Prisma.Sql;
  /** The household that has caused the mail; null for a scheduled job. */
  by: string | null;
  /** The account against whose daily limit the mails count; null for none. */
  from: string | null;
  subject: string;
  paragraphs: string[];
  action: string;
}

export async function mailVoters(
  tx: Tx,
  trip: RunTrip,
  { which, by, from, subject, paragraphs, action }: VoteMail,
): Promise<number> {
  const people = await tx.$queryRaw<Voter[]>`
    select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount" ${votersSql(trip.id, which, by)}
    order by h.id <> h.trip_id, h.id`;
  const told = await withOpenVote(tx, trip);
  await mailEach(tx, trip.id, from, people, (to, href) =>
    composeTripMail('changes', to.email, subject, {
      lead: capital(called(trip)),
      heading: subject,
      paragraphs,
      facts: [when(told), where(told)],
      action: { label: action, href: to.hasAccount || !to.inviteId ? `${href}/vote` : href },
      replyTo: replyToOrganiser(trip, to),
    }),
  );
  return people.length;
}
