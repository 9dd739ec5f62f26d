import { earliestToday } from '@/lib/dates';
import { Prisma } from '@/prisma/generated/client';
import { isHidden, visibleToSql } from '../policy';

/** SQL for the profile id of a feed's owner. */
const owner = Prisma.sql`f.profile_id`;

/**
 * SQL for the trips in a feed `f`, each with the owner's answer. These are the trips that the owner
 * organises or is invited to, except those to which the owner has answered "not going".
 */
export const inFeedSql = Prisma.sql`(
  select * from ${visibleToSql(owner)} visible where attending is not false
)`;

/**
 * SQL that is true while a feed `f` contains a trip `t`: until a year after the trip's end, and at most
 * 30 days after the trip was called off. False while the feed's owner hides the trip.
 */
export const isKeptInFeed = () => Prisma.sql`(
  t.end_date >= ${earliestToday()}::date - interval '1 year'
  and (t.called_off_at is null or t.called_off_at > now() - interval '30 days')
  and not ${isHidden(owner)}
)`;
