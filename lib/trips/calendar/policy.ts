import { earliestToday } from '@/lib/dates';
import { Prisma } from '@/prisma/generated/client';
import { isHidden, visibleToSql } from '../policy';

/** SQL for the profile of a feed's owner. */
const owner = Prisma.sql`f.profile_id`;

/**
 * SQL for the trips in a feed `f`, as rows of trip and the owner's answer: trips that the owner
 * organises or is invited to, except those answered with not going.
 */
export const inFeedSql = Prisma.sql`(
  select * from ${visibleToSql(owner)} visible where attending is not false
)`;

/**
 * SQL that is true while a feed `f` keeps a trip `t`: until a year after its end, or 30 days after
 * it was called off, and not while the owner hides it.
 */
export const isKeptInFeed = () => Prisma.sql`(
  t.end_date >= ${earliestToday()}::date - interval '1 year'
  and (t.called_off_at is null or t.called_off_at > now() - interval '30 days')
  and not ${isHidden(owner)}
)`;
