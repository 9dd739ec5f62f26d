import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { isConcerned } from '../recipients';
import { defaultWays, type NotificationKind } from './kinds';

/** Something that has happened on a trip, as others on it are told. */
export interface TripEvent {
  tripId: string;
  kind: NotificationKind;
  /** The household that answered, the notice, or the trip: what is told anew of it takes the place of what was told. */
  about: string;
  /** One sentence, such as "Sam is going"; up to 500 characters. */
  text: string;
  /** The household that did it, and isn't told: an invitation's id, or the trip's for its organiser. */
  by: string;
  to: 'organisers' | 'everyone';
}

/** Tells those whom an event on a trip concerns, each by the ways that they have chosen. */
export async function notify(tx: Tx, event: TripEvent): Promise<void> {
  const { tripId, kind, about, text } = event;
  await tx.$executeRaw`
    insert into notifications as told (id, profile_id, trip_id, kind, about, text)
    select gen_random_uuid(), heard.profile_id, ${tripId}::uuid, ${kind}::notification_kind, ${about}::uuid, ${text}
    from ${audienceOf(event)} heard
    left join notification_choices choice on choice.profile_id = heard.profile_id and choice.kind = ${kind}::notification_kind
    where coalesce(choice.bell, ${defaultWays[kind].bell})
    order by heard.profile_id
    on conflict (profile_id, trip_id, kind, about)
    do update set id = excluded.id, text = excluded.text, created_at = now(), read_at = null`;
}

/** The profiles that an event is told to, as rows of SQL: nobody who hides the trip or stays at home. */
export const audienceOf = ({ tripId, by, to }: Pick<TripEvent, 'tripId' | 'by' | 'to'>) => Prisma.sql`(
  select household.profile_id
  from (
    select t.id, t.organiser_id profile_id from trips t where t.id = ${tripId}::uuid
    union all
    select i.id, i.profile_id from invites i
    where i.trip_id = ${tripId}::uuid and i.profile_id is not null
      and ${to === 'organisers' ? Prisma.sql`i.co_organiser` : isConcerned}
  ) household
  where household.id <> ${by}::uuid and not exists (
    select from hidden_trips h where h.trip_id = ${tripId}::uuid and h.profile_id = household.profile_id
  )
)`;
