import 'server-only';
import type { RejoinTrips } from '@/lib/household/deleted-items';
import { Prisma } from '@/prisma/generated/client';
import { isInvitationOf, isOrganisedBy } from '../policy';
import { isWithinRoom } from './room';

const links = {
  crew_member: { table: Prisma.sql`trip_crew`, column: Prisma.sql`crew_member_id`, kind: 'people' },
  ride: { table: Prisma.sql`trip_rides`, column: Prisma.sql`ride_id`, kind: 'vehicles' },
} as const;

/** Puts a restored crew member or ride back on its trips, where the viewer is still going and the trip has room. */
export const rejoinTrips: RejoinTrips = async (tx, viewer, thing, tripIds) => {
  const { id } = thing;
  const { table, column, kind } = links[thing.kind];
  // Locked as an answer locks them, so that nobody is put on a trip that they are just leaving.
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
  // Sorted, so that two who do this at once lock the trips' rooms in the same order.
  for (const tripId of [...tripIds].sort()) {
    if (await isWithinRoom(tx, tripId, kind)) continue;
    await tx.$executeRaw`delete from ${table} where trip_id = ${tripId}::uuid and ${column} = ${id}::uuid`;
  }
};
