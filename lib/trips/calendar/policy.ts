import { earliestToday } from '@/lib/dates';
import { Prisma } from '@/prisma/generated/client';
import { isHidden, visibleToSql } from '../policy';

/** A feed's owner. */
const owner = Prisma.sql`f.profile_id`;

/**
 * What a feed `f` holds of its owner's, as rows of trip and own answer: trips organised, and invited to unless the
 * answer was not going.
 */
export const inFeedSql = Prisma.sql`(
  select * from ${visibleToSql(owner)} visible where attending is not false
)`;

/** How long a feed `f` keeps a trip `t`: a year once it is past, 30 days once it was called off, not while hidden. */
export const isKeptInFeed = () => Prisma.sql`(
  t.end_date >= ${earliestToday()}::date - interval '1 year'
  and (t.called_off_at is null or t.called_off_at > now() - interval '30 days')
  and not ${isHidden(owner)}
)`;
