import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { jobColumn } from '@/lib/server/jobs/queue';
import { Prisma } from '@/prisma/generated/client';
import { type Push, pushWords } from '../push';
import { isTold } from '../recipients';
import { beginning } from './bell-words';
import { defaultWays, type NotificationKind } from './kinds';

/** Something that has happened on a trip, as others on it are told. */
export interface TripEvent {
  tripId: string;
  kind: NotificationKind;
  /** The household that answered, the notice, or the trip: what is told anew of it takes the place of what was told. */
  about: string;
  /** One sentence, such as "Sam is going"; cut after 500 characters. */
  text: string;
  /** By household, where only these are told, each in words of its own. */
  texts?: Record<string, string>;
  /** The household that did it, and isn't told; null where the clock did. */
  by: string | null;
  to: 'organisers' | 'everyone';
  /** SQL: of their households `h` those alone for which this holds. */
  only?: Prisma.Sql;
  /** What a push says of it, naming nobody but who did it: "Sam is going". Without it, what its kind says by itself. */
  push?: string;
}

/** As much as a bell keeps: a move from one long name to another may be longer. */
const MOST_TEXT = 500;

/** The kinds that a digest tells of. */
const inDigests: NotificationKind[] = ['answers', 'comments'];

/** A push that nobody took within half an hour is given up. */
const PUSH_ATTEMPTS = 8;

/**
 * Tells those whom an event on a trip concerns, each by the ways that they have chosen: the bell at once, pushes and the
 * organisers' digests by the queue. One statement, and no row in it that two events on a trip would both write. Whoever is
 * just leaving the trip is waited for, and not told.
 */
export async function notify(tx: Tx, event: TripEvent): Promise<void> {
  const { tripId, kind, about } = event;
  const text = beginning(event.text, MOST_TEXT);
  const texts = Object.entries(event.texts ?? {}).map(([id, own]) => [id, beginning(own, MOST_TEXT)]);
  const ownTexts = Prisma.sql`${JSON.stringify(Object.fromEntries(texts))}::jsonb`;
  const isNotice = kind === 'announcements' || kind === 'comments';
  const push: Push = { tripId, kind, about, words: event.push ?? pushWords[kind] };
  const pushJob = jobColumn('push', push, {
    to: Prisma.sql`subscription.id`,
    lane: Prisma.sql`heard.profile_id`,
    maxAttempts: PUSH_ATTEMPTS,
  });
  const digest = inDigests.includes(kind)
    ? Prisma.sql`union all select ${jobColumn('digest-due', { tripId, kind, by: event.by })}`
    : Prisma.empty;
  await tx.$queryRaw`
    with heard as materialized (
      select told.profile_id, coalesce(${ownTexts} ->> told.household_id::text, ${text}) words, coalesce(choice.bell, ${defaultWays[kind].bell}) bell,
             coalesce(choice.push, ${defaultWays[kind].push}) push
      from ${audienceOf(event, Prisma.sql`for key share of h`)} told
      left join notification_choices choice on choice.profile_id = told.profile_id and choice.kind = ${kind}::notification_kind
    ), bells as (
      insert into notifications (id, profile_id, trip_id, kind, about, household_id, notice_id, text)
      select gen_random_uuid(), profile_id, ${tripId}::uuid, ${kind}::notification_kind, ${about}::uuid,
             ${kind === 'answers' ? about : null}::uuid, ${isNotice ? about : null}::uuid, words
      from heard where bell order by profile_id
      on conflict (profile_id, trip_id, kind, about)
      do update set id = excluded.id, text = excluded.text, created_at = now(), read_at = null
    )
    select ${pushJob}
    from heard
    join profiles p on p.id = heard.profile_id
    join sessions s on s.user_id = p.user_id and s.expires_at > now()
    join push_subscriptions subscription on subscription.session_id = s.id
    where heard.push
    ${digest}`;
}

/** The profiles that an event is told to, as rows of SQL: nobody who hides the trip or stays at home. */
export const audienceOf = (
  {
    tripId,
    by,
    to,
    texts,
    only = Prisma.sql`true`,
  }: Pick<TripEvent, 'tripId' | 'by' | 'to' | 'texts' | 'only'>,
  lock = Prisma.empty,
) => Prisma.sql`(
  select h.profile_id, h.id household_id
  from households h
  where h.trip_id = ${tripId}::uuid and h.id is distinct from ${by}::uuid and h.profile_id is not null
    and ${to === 'organisers' ? Prisma.sql`h.role <> 'member'` : isTold}
    and ${only}
    ${texts ? Prisma.sql`and h.id = any(${Object.keys(texts)}::uuid[])` : Prisma.empty}
    and not exists (select from hidden_trips hid where hid.trip_id = h.trip_id and hid.profile_id = h.profile_id)
  ${lock}
)`;
