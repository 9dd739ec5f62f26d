import 'server-only';
import { statfs } from 'node:fs/promises';
import { db, readRows } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { PAGE_STEPS } from '@/lib/server/figures';
import { Prisma } from '@/prisma/generated/client';
import { percentile } from './percentile';
import type { DayFigures, Figures } from './schema';

const DAYS = 30;
const ERRORS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

interface DayRow {
  day: string;
  counted: Record<string, number>;
  signUps: number;
  trips: number;
}

export async function listFigures(now = new Date()): Promise<Figures> {
  const first = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - (DAYS - 1) * DAY_MS);
  const rows = await readRows<DayRow>(Prisma.sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(figures.counted, '{}') counted,
           coalesce(users.made, 0) "signUps", coalesce(trips.made, 0) trips
    from generate_series(${first}::timestamptz at time zone 'UTC', ${now}::timestamptz at time zone 'UTC', interval '1 day') day
    left join (
      select day::timestamp, json_object_agg(name, count) counted
      from daily_figures where day >= (${first}::timestamptz at time zone 'UTC')::date group by day
    ) figures using (day)
    left join (${madeSince(Prisma.sql`users`, first)}) users using (day)
    left join (${madeSince(Prisma.sql`trips`, first)}) trips using (day)
    order by day desc`);
  const [totals, disk, errors] = await Promise.all([countTotals(), readDisk(), listErrors()]);
  const { all, active, database } = totals;
  return {
    days: rows.map(toDay),
    accounts: { all, active },
    storage: { database, disk },
    errors,
    limits: { ai_daily: env().AI_DAILY_LIMIT },
  };
}

/** A session lasts 30 days at most, so whoever is active has begun one in that time. */
async function countTotals() {
  const [row] = await readRows<{ all: number; active: number; database: number }>(Prisma.sql`
    select (select count(*)::int from users) "all",
           (select count(distinct user_id)::int from sessions where created_at > now() - interval '30 days') active,
           pg_database_size(current_database())::float8 database`);
  return row ?? { all: 0, active: 0, database: 0 };
}

async function readDisk() {
  const disk = await statfs(env().DATA_DIR).catch(() => null);
  return disk && { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
}

async function listErrors() {
  const rows = await db.serverError.findMany({ orderBy: { at: 'desc' }, take: ERRORS });
  return rows.map(({ at, requestId, ...error }) => ({
    at: at.toISOString(),
    request_id: requestId,
    ...error,
  }));
}

/**
 * Ids start with the time of creation, so the primary key finds the rows without another index. The
 * range starts an hour early, in case the servers' clocks disagree.
 */
const madeSince = (table: Prisma.Sql, first: Date) => Prisma.sql`
  select date_trunc('day', created_at at time zone 'UTC') as day, count(*)::int made
  from ${table} where id >= ${firstIdOf(new Date(first.getTime() - 3_600_000))}::uuid group by 1`;

function firstIdOf(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

function toDay({ day, counted, signUps, trips }: DayRow): DayFigures {
  const count = (name: string) => counted[name] ?? 0;
  return {
    day,
    sign_ups: signUps,
    trips,
    answers: count('answers'),
    mails: count('mails'),
    errors: count('errors'),
    p95_ms: percentile(
      95,
      PAGE_STEPS.map((step) => [step, count(`page_ms_${step}`)]),
    ),
    ai_calls: count('ai_calls'),
    forecast_calls: count('forecast_calls'),
  };
}
