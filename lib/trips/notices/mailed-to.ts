import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { Mailed } from '../mails/mail-facts';
import {
  addressOf,
  hasAddress,
  isConcerned,
  mailedColumns,
  wantsMails,
  withAddress,
} from '../notifications/recipients';
import type { TripCaller } from '../trip-caller';

export interface MailedTo extends Mailed {
  /** Null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
  /** True when the person hasn't answered yet. */
  pending: boolean;
}

const wantsThem = Prisma.sql`(
  ${wantsMails('announcements')}
  and not exists (select from hidden_trips h where h.trip_id = t.id and h.profile_id = p.id)
  and not exists (select from mail_refusals r where r.email = ${addressOf} and r.kind = 'announcements')
)`;

/** The organisers and everybody who is going or has yet to answer, without the author. */
const mailedTo = (author: string) => Prisma.sql`(
  select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount", h.attending is null pending
  from ${withAddress}
  where h.trip_id = t.id and ${isConcerned} and ${hasAddress} and ${wantsThem}
    and h.profile_id is distinct from ${author}::uuid
)`;

/** Null when the caller can't make announcements. */
export const mailedColumn = (caller: TripCaller) =>
  'viewer' in caller
    ? Prisma.sql`case when own.role is not null then
        (select count(*)::int from ${mailedTo(caller.viewer.profileId)} mailed) end mailed`
    : Prisma.sql`null::int mailed`;

export const listMailedTo = (tx: Tx, author: string, tripId: string) => tx.$queryRaw<MailedTo[]>`
  select mailed.*
  from trips t cross join lateral ${mailedTo(author)} mailed
  where t.id = ${tripId}::uuid
  order by mailed."inviteId" nulls first`;
