import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Viewer } from '../server/auth/viewer';
import type { Tx } from '../server/db/client';
import type { RunTrip } from './lock-trip';
import type { Mailed } from './mail-facts';
import { defaultWays, type NotificationKind } from './notifications/kinds';
import { isInvitationOf } from './policy';

/** Somebody who is mailed when a trip changes. */
export interface Recipient extends Mailed {
  /** Null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
  attending: boolean | null;
  reconfirm: boolean;
}

/** The invitations whose people a change of the trip concerns: not once they stay at home or refuse. */
export const concerned = {
  OR: [{ attending: null }, { attending: true }, { coOrganiser: true }],
  refusedById: null,
} satisfies Prisma.InviteWhereInput;

/** The same in SQL, where `i` is the invitation. */
export const isConcerned = Prisma.sql`((i.attending is not false or i.co_organiser) and i.refused_by_id is null)`;

/** Whether somebody said yes in a vote to what was decided on, and has not answered the trip since; `i` likewise. */
export const isAskedByVote = Prisma.sql`(i.attending is not true and exists (
  select from votes v
  join vote_options opt on opt.vote_id = v.id and opt.chosen
  join vote_answers said on said.option_id = opt.id and said.household_id = i.id
  where v.trip_id = i.trip_id and (i.answered_at is null or i.answered_at < v.closed_at)
  having bool_or(said.answer = 'yes') and not bool_or(said.answer = 'no')
))`;

/** Whom a change is told: those it concerns, and whoever said no to other dates, but yes to these. */
export const isTold = Prisma.sql`(${isConcerned} or (i.refused_by_id is null and ${isAskedByVote}))`;

/**
 * Where mails to an invitation `i` go, and whether the organiser has invited that very address: one who has taken up a
 * link that was passed on, or came by the share link, reads mails at another. `u` is its account, where it has one.
 */
export const mailedColumns = Prisma.sql`coalesce(u.email, i.email)::text email,
  (i.told_reply_to and coalesce(u.email = i.email, i.email is not null)) "knowsOrganiser"`;

/** Whether there is an address to write to, where `u` is the invitation's account; not of a guest who came by a share link. */
export const hasAddress = Prisma.sql`coalesce(u.email, i.email) is not null`;

/** Whether the account `p` has chosen, or not chosen otherwise, to be mailed of a kind; who has none is. */
export const wantsMails = (kind: NotificationKind) => Prisma.sql`coalesce((
  select choice.mail from notification_choices choice
  where choice.profile_id = p.id and choice.kind = ${kind}::notification_kind
), ${defaultWays[kind].mail})`;

/** Those going, yet to answer or helping to organise, and the organiser; not whoever makes the change. */
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
