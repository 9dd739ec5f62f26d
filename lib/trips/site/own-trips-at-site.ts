import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import { isHidden, visibleToSql } from '../policy';
import type { Trip } from '../schema';
import { openVoteColumn } from '../undecided/open-vote-column';
import type { OpenVote } from '../undecided/when-and-where';

/** The latest trips are listed. */
const MOST_TRIPS = 5;

export type OwnTripAtSite = Pick<Trip, 'id' | 'trip_name' | 'start_date' | 'end_date'> & {
  openVote: OpenVote | null;
};

/** Leaves out trips that the viewer isn't going on or has hidden. */
export const ownTripsAtSite = (viewer: Viewer, goesThere: Prisma.Sql) => Prisma.sql`(
  select coalesce(json_agg(there), '[]') from (
    select t.id, t.name trip_name, t.start_date, t.end_date, ${openVoteColumn()}
    from ${visibleToSql(viewer)} own join trips t on t.id = own.trip_id
    where ${goesThere} and own.attending is not false and t.called_off_at is null
      and not ${isHidden(viewer)}
    order by t.start_date desc, t.id limit ${MOST_TRIPS}
  ) there)`;
