import 'server-only';
import { type Day, dayOf, formatDateRange, formatDay } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { MailFact } from '@/lib/server/mail/content';
import { capital } from '@/lib/text';
import { composeTripMail } from '@/lib/trips/mails/compose-trip-mail';
import { mailEach } from '@/lib/trips/mails/mail-each';
import {
  called,
  type Mailed,
  type OrganisedTrip,
  replyToOrganiser,
  siteName,
} from '@/lib/trips/mails/mail-facts';
import {
  hasAddress,
  isConcerned,
  mailedColumns,
  wantsMails,
  withAddress,
} from '@/lib/trips/notifications/recipients';
import { Prisma } from '@/prisma/generated/client';
import { countKinds, isAsked } from '../asked';
import { voteKinds } from '../limits';

interface Voter extends Mailed {
  /** Id of the household's invitation; null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
}

/** SQL that is true when a household `h` is asked to vote. */
export const isAskedToVote = isConcerned;
/**
 * SQL that is true when a household `h` is asked to vote but hasn't voted. False for the organiser's
 * own household, because a vote doesn't wait for the organiser.
 */
export const hasYetToVote = Prisma.sql`(h.role <> 'organiser' and ${isConcerned} and not exists (
  select from vote_answers said where said.trip_id = h.trip_id and said.household_id = h.id))`;
/** SQL that is true when a household `h` belongs to the organiser or a co-organiser. */
export const runsTrip = Prisma.sql`h.role <> 'member'`;

/**
 * SQL for the households of a trip that match `which`, have an address, accept mails about changes
 * and haven't hidden the trip. Leaves out the household `by`, which has caused the mail.
 */
const votersSql = (tripId: string, which: Prisma.Sql, by: string | null) => Prisma.sql`
  from ${withAddress}
  where h.trip_id = ${tripId}::uuid and ${which} and h.id is distinct from ${by}::uuid and ${hasAddress}
    and ${wantsMails('changes')}
    and not exists (select from hidden_trips hid where hid.trip_id = h.trip_id and hid.profile_id = h.profile_id)`;

/** Returns how many mails opening a vote sends at most. */
export async function countMailed(client: Tx, tripId: string): Promise<number> {
  const [{ count } = { count: 0 }] = await client.$queryRaw<{ count: number }[]>`
    select count(*)::int count ${votersSql(tripId, isAskedToVote, null)}`;
  return count;
}

export interface VoteMail {
  /** SQL condition on a household `h`: only those that match get the mail. */
  which: Prisma.Sql;
  /**
   * Id of the household that has caused the mail, which doesn't get it. Null when a scheduled job
   * sends it.
   */
  by: string | null;
  /** Id of the account against whose daily limit the mails count; null for none. */
  from: string | null;
  subject: string;
  paragraphs: string[];
  closesOn: Day | null;
  action: string;
}

/** Queues a mail about a vote to each household. Returns the number of mails. */
export async function mailVoters(
  tx: Tx,
  trip: OrganisedTrip & { id: string },
  voteId: string,
  { which, by, from, subject, paragraphs, closesOn, action }: VoteMail,
): Promise<number> {
  const people = await tx.$queryRaw<Voter[]>`
    select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount" ${votersSql(trip.id, which, by)}
    order by h.id <> h.trip_id, h.id`;
  const facts = await factsOf(tx, voteId, closesOn);
  await mailEach(tx, trip.id, from, people, (to, href) =>
    composeTripMail('changes', to.email, subject, {
      lead: capital(called(trip)),
      heading: subject,
      paragraphs,
      facts,
      action: { label: action, href: to.hasAccount || !to.inviteId ? `${href}/vote` : href },
      replyTo: replyToOrganiser(trip, to),
    }),
  );
  return people.length;
}

/** Returns the mail's lines with the options and the last day to vote. */
async function factsOf(tx: Tx, voteId: string, closesOn: Day | null): Promise<MailFact[]> {
  const options = await tx.voteOption.findMany({ where: { voteId }, orderBy: { rank: 'asc' } });
  const counts = countKinds(options);
  const choices = voteKinds
    .filter((kind) => isAsked(kind, counts))
    .map((kind) => ({
      label: kind === 'dates' ? 'Dates' : 'Campsite',
      value: options
        .filter((option) => option.kind === kind)
        .map(({ startDate, endDate, name }) =>
          startDate && endDate ? formatDateRange(dayOf(startDate), dayOf(endDate)) : siteName(name ?? ''),
        )
        .join(', or '),
    }));
  return closesOn ? [...choices, { label: 'Vote by', value: formatDay(closesOn) }] : choices;
}
