import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { RunTrip } from '../lock-trip';
import type { Mailed } from '../mails/mail-facts';
import { defaultWays, type NotificationKind } from '../notification-kinds';
import { isHouseholdOf, isOnTrip } from '../policy';

export interface Recipient extends Mailed {
  /** Null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
  attending: boolean | null;
  reconfirm: boolean;
}

/** Leaves out those that left, blocked the organiser or, unless co-organising, aren't going. */
export const concerned = {
  OR: [{ attending: null }, { attending: true }, { role: 'co_organiser' }],
  refusedById: null,
  leftAt: null,
} satisfies Prisma.HouseholdWhereInput;

/** The same condition as `concerned`, for a household `h`. */
export const isConcerned = Prisma.sql`(
  (h.attending is not false or h.role = 'co-organiser') and h.refused_by_id is null and ${isOnTrip})`;

/** The household voted yes to the chosen option and has not answered the trip since. */
export const isAskedByVote = Prisma.sql`(h.attending is not true and exists (
  select from votes v
  join vote_options opt on opt.vote_id = v.id and opt.chosen
  join vote_answers said on said.option_id = opt.id and said.household_id = h.id
  where v.trip_id = h.trip_id and (h.answered_at is null or h.answered_at < v.closed_at)
  having bool_or(said.answer = 'yes') and not bool_or(said.answer = 'no')
))`;

export const isTold = Prisma.sql`(${isConcerned} or (h.refused_by_id is null and ${isAskedByVote}))`;

export const withAddress = Prisma.sql`households h
    left join invites i on i.trip_id = h.trip_id and i.id = h.id
    left join profiles p on p.id = h.profile_id
    left join users u on u.id = p.user_id`;

/** A guest of a share link has only a confirmed address, which organisers don't see. */
export const addressOf = Prisma.sql`coalesce(u.email, i.email, i.confirmed_email)`;

/** `knowsOrganiser` is false for an address that came by a forwarded link or a share link. */
export const mailedColumns = Prisma.sql`${addressOf}::text email,
  coalesce(i.told_reply_to and coalesce(u.email = i.email, i.email is not null), false) "knowsOrganiser"`;

export const hasAddress = Prisma.sql`${addressOf} is not null`;

/** As the profile `p` has chosen or, without a choice or a profile, by the kind's default. */
export const wantsMails = (kind: NotificationKind) => Prisma.sql`coalesce((
  select choice.mail from notification_choices choice
  where choice.profile_id = p.id and choice.kind = ${kind}::notification_kind
), ${defaultWays[kind].mail})`;

/** Leaves out the person who makes the change. */
export const listRecipients = (tx: Tx, viewer: Viewer, { id }: RunTrip) => tx.$queryRaw<Recipient[]>`
  select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount", h.attending, h.reconfirm
  from ${withAddress}
  where h.trip_id = ${id}::uuid and ${isConcerned} and ${hasAddress} and ${isHouseholdOf(viewer)} is not true
    and (${wantsMails('changes')} or h.role = 'organiser')
  order by h.id <> h.trip_id, h.id`;
