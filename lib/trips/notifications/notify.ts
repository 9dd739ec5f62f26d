import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { jobColumn } from '@/lib/server/jobs/queue';
import { Prisma } from '@/prisma/generated/client';
import { defaultWays, kindOf, type NotificationKind } from '../notification-kinds';
import { beginning } from './bell-words';
import type { Push } from './push';
import { isTold } from './recipients';

export interface TripEvent {
  tripId: string;
  kind: NotificationKind;
  /** The household, notice or trip. A newer notification about the same replaces the earlier. */
  about: string;
  /** False when an event of the kind "answers" isn't about one household. Digests leave it out. */
  aboutHousehold?: boolean;
  /** Such as "Sam is going". Only its first 500 characters are kept. */
  text: string;
  /** By household id. If given, only these households are notified, each with its own text. */
  texts?: Record<string, string>;
  /** The household that caused the event, which isn't notified. Null for a scheduled job. */
  by: string | null;
  /** "named": the households in `texts`, even those that aren't going. */
  to: 'organisers' | 'everyone' | 'named';
  /** A condition on households `h`. */
  only?: Prisma.Sql;
  /** May name only the person who caused the event. By default, the kind's general text. */
  push?: string;
  /** Where the push leads. By default, the kind's part. */
  pushTo?: Push['kind'];
}

const MOST_TEXT = 500;

const inDigests: NotificationKind[] = ['answers', 'comments'];

/** They take about half an hour in all; a later message would be useless. */
const PUSH_ATTEMPTS = 8;

/**
 * Events on the same trip don't wait for each other, because the statement writes no row that
 * another event writes. It waits for a household that is leaving, and doesn't notify it.
 */
export async function notify(tx: Tx, event: TripEvent): Promise<void> {
  const { tripId, kind, about } = event;
  const text = beginning(event.text, MOST_TEXT);
  const texts = Object.entries(event.texts ?? {}).map(([id, own]) => [id, beginning(own, MOST_TEXT)]);
  const ownTexts = Prisma.sql`${JSON.stringify(Object.fromEntries(texts))}::jsonb`;
  const isNotice = kind === 'announcements' || kind === 'comments';
  const push: Push = {
    tripId,
    kind: event.pushTo ?? kind,
    about,
    words: event.push ?? kindOf(kind).pushWords,
  };
  const pushJob = jobColumn('push', push, {
    to: Prisma.sql`subscription.id`,
    lane: Prisma.sql`heard.profile_id`,
    maxAttempts: PUSH_ATTEMPTS,
  });
  const isAnswer = kind === 'answers' && event.aboutHousehold !== false;
  const digest =
    inDigests.includes(kind) && event.aboutHousehold !== false
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
             ${isAnswer ? about : null}::uuid, ${isNotice ? about : null}::uuid, words
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

const audiences = {
  organisers: Prisma.sql`h.role <> 'member'`,
  everyone: isTold,
  named: Prisma.sql`h.refused_by_id is null`,
};

/** Leaves out people who hide the trip or, unless they are named, aren't going. */
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
    and ${audiences[to]}
    and ${only}
    ${texts ? Prisma.sql`and h.id = any(${Object.keys(texts)}::uuid[])` : Prisma.empty}
    and not exists (select from hidden_trips hid where hid.trip_id = h.trip_id and hid.profile_id = h.profile_id)
  ${lock}
)`;
