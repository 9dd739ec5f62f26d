import { earliestToday } from '@/lib/dates';
import { Prisma } from '@/prisma/generated/client';
import { isHidden, visibleToSql } from '../policy';

const owner = Prisma.sql`f.profile_id`;

export const inFeedSql = Prisma.sql`(
  select * from ${visibleToSql(owner)} visible where attending is not false
)`;

/** Until a year after the trip's end, or 30 days after it was called off. */
export const isKeptInFeed = () => Prisma.sql`(
  t.end_date >= ${earliestToday()}::date - interval '1 year'
  and (t.called_off_at is null or t.called_off_at > now() - interval '30 days')
  and not ${isHidden(owner)}
)`;
