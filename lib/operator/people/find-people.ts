import 'server-only';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { JudgedPerson } from './schema';

const MOST = { found: 20, judged: 100 };

/** Selects counts, but no content of the people's trips. */
const people = (which: Prisma.Sql, rest: Prisma.Sql) => Prisma.sql`
  select u.id::text, u.email::text, coalesce(p.name, u.name, u.email) as name, to_json(u.created_at) since,
         (select count(*)::int from trips t where t.organiser_id = p.id) trips,
         tally.sent mails, tally.refused,
         (select count(*)::int from invitation_reports r where r.sender_id = p.id) reports,
         u.suspended_at is not null suspended, u.suspended_for,
         u.reports_muted_at is not null muted, u.sending_paused_for paused
  from users u
  left join profiles p on p.user_id = u.id
  cross join lateral (
    select coalesce(sum(m.sent), 0)::int sent, coalesce(sum(m.refused), 0)::int refused
    from mail_tallies m
    where m.sender_id = p.id and m.day > (now() at time zone 'UTC')::date - 30
  ) tally
  where ${which} ${rest}`;

/** Without a query, lists the people who were judged or are paused. */
export async function findPeople(query?: string): Promise<JudgedPerson[]> {
  const words = query?.trim() ?? '';
  return words ? findBy(words) : listJudged();
}

async function findBy(words: string): Promise<JudgedPerson[]> {
  const beginsSo = (column: Prisma.Sql) => Prisma.sql`starts_with(lower(${column}::text), lower(${words}))`;
  const most = MOST.found;
  // The prefix search scans all accounts, because an index for it would slow down every sign-up.
  const found = Prisma.sql`u.id in (
    select id from users where email = ${words}::citext
    union (select id from users where ${beginsSo(Prisma.sql`email`)} limit ${most})
    union (select user_id from profiles where ${beginsSo(Prisma.sql`name`)} limit ${most}))`;
  const order = Prisma.sql`order by u.email = ${words}::citext desc, u.id desc limit ${most}`;
  return db.$queryRaw<JudgedPerson[]>(people(found, order));
}

/** Paused senders come first, because they wait for an operator. */
const listJudged = () =>
  db.$queryRaw<JudgedPerson[]>(
    people(
      Prisma.sql`(u.suspended_at is not null or u.reports_muted_at is not null or u.sending_paused_at is not null)`,
      Prisma.sql`
        order by u.suspended_at is null and u.sending_paused_at is not null desc,
                 greatest(u.suspended_at, u.reports_muted_at, u.sending_paused_at) desc
        limit ${MOST.judged}`,
    ),
  );

export async function getPerson(tx: Tx, userId: string): Promise<JudgedPerson | null> {
  const [person] = await tx.$queryRaw<JudgedPerson[]>(
    people(Prisma.sql`u.id = ${userId}::uuid`, Prisma.empty),
  );
  return person ?? null;
}
