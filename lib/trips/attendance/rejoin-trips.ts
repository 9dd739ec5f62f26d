import 'server-only';
import type { RejoinTrips } from '@/lib/household/deleted-items';
import { Prisma } from '@/prisma/generated/client';
import { isInvitationOf, isOrganisedBy } from '../policy';
import { isWithinRoom } from './room';

const links = {
  crew_member: { table: Prisma.sql`trip_crew`, column: Prisma.sql`crew_member_id`, kind: 'people' },
  ride: { table: Prisma.sql`trip_rides`, column: Prisma.sql`ride_id`, kind: 'vehicles' },
} as const;

/** Puts a restored crew member or ride back on its trips, if the viewer is still going and the trip has room. */
export const rejoinTrips: RejoinTrips = async (tx, viewer, thing, tripIds) => {
  const { id } = thing;
  const { table, column, kind } = links[thing.kind];
  // Takes the same locks as an answer, so that a person who is just leaving the trip isn't put back on it.
  await tx.$executeRaw`
    with was as (
      select unnest(${tripIds}::uuid[]) id
    ), organised as (
      select t.id from trips t join was using (id)
      where ${isOrganisedBy(viewer)} and t.called_off_at is null for share of t
    ), attended as (
      select t.id from trips t join was using (id) join invites i on i.trip_id = t.id
      where ${isInvitationOf(viewer)} and i.attending and t.called_off_at is null for share of t, i
    )
    insert into ${table} (trip_id, ${column})
    select id, ${id}::uuid from (select id from organised union select id from attended) back`;
  // Each call locks its trip's room. Sorted, since two requests in different orders could wait for each other.
  for (const tripId of [...tripIds].sort()) {
    if (await isWithinRoom(tx, tripId, kind)) continue;
    await tx.$executeRaw`delete from ${table} where trip_id = ${tripId}::uuid and ${column} = ${id}::uuid`;
  }
};
