import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import type { Tx } from '../server/db/client';
import type { RunTrip } from './lock-trip';
import type { Mailed } from './mail-facts';
import { defaultWays, type NotificationKind } from './notifications/kinds';
import { isInvitationOf } from './policy';

/** A recipient of mails about a trip's changes. */
export interface Recipient extends Mailed {
  /** Null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
  attending: boolean | null;
  reconfirm: boolean;
}

/** The invitations whose people a change concerns: not those who aren't going or have blocked the organiser. */
export const concerned = {
  OR: [{ attending: null }, { attending: true }, { coOrganiser: true }],
  refusedById: null,
} satisfies Prisma.InviteWhereInput;

/** The same in SQL, where `i` is the invitation. */
export const isConcerned = Prisma.sql`((i.attending is not false or i.co_organiser) and i.refused_by_id is null)`;

/** SQL: true when the invitee voted yes to the option that was decided on and has not answered the trip since. */
export const isAskedByVote = Prisma.sql`(i.attending is not true and exists (
  select from votes v
  join vote_options opt on opt.vote_id = v.id and opt.chosen
  join vote_answers said on said.option_id = opt.id and said.household_id = i.id
  where v.trip_id = i.trip_id and (i.answered_at is null or i.answered_at < v.closed_at)
  having bool_or(said.answer = 'yes') and not bool_or(said.answer = 'no')
))`;

/** SQL for who hears of a change: people whom it concerns, and people who said no to other dates but voted for these. */
export const isTold = Prisma.sql`(${isConcerned} or (i.refused_by_id is null and ${isAskedByVote}))`;

/**
 * SQL for the address of an invitation `i`, and whether the organiser has invited that address. A person who used a
 * link that was passed on, or the share link, has another address. `u` is the invitation's account, if it has one.
 */
export const mailedColumns = Prisma.sql`coalesce(u.email, i.email)::text email,
  (i.told_reply_to and coalesce(u.email = i.email, i.email is not null)) "knowsOrganiser"`;

/** SQL: true when an invitation with the account `u` has an address. A guest who came by a share link has none. */
export const hasAddress = Prisma.sql`coalesce(u.email, i.email) is not null`;

/** SQL: true when the profile `p` wants mails of a kind, by choice or by default; without a profile, by default. */
export const wantsMails = (kind: NotificationKind) => Prisma.sql`coalesce((
  select choice.mail from notification_choices choice
  where choice.profile_id = p.id and choice.kind = ${kind}::notification_kind
), ${defaultWays[kind].mail})`;

/** The organiser, the co-organisers, and people who are going or have yet to answer, except the one making the change. */
export async function listRecipients(tx: Tx, viewer: Viewer, trip: RunTrip): Promise<Recipient[]> {
  const invited = await tx.$queryRaw<Recipient[]>`
    select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount", i.attending, i.reconfirm
    from invites i
    left join profiles p on p.id = i.profile_id
    left join users u on u.id = p.user_id
    where i.trip_id = ${trip.id}::uuid and ${isConcerned} and ${hasAddress} and ${isInvitationOf(viewer)} is not true
      and ${wantsMails('changes')}
    order by i.id`;
  const { id, user } = trip.organiser;
  if (id === viewer.profileId) return invited;
  return [
    {
      email: user.email,
      knowsOrganiser: false,
      inviteId: null,
      hasAccount: true,
      attending: true,
      reconfirm: false,
    },
    ...invited,
  ];
}
