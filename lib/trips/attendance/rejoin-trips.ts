import 'server-only';
import type { RejoinTrips } from '@/lib/household/deleted-items';
import { Prisma } from '@/prisma/generated/client';
import { isInvitationOf, isOrganisedBy } from '../policy';

const links = {
  crew_member: Prisma.sql`trip_crew (trip_id, crew_member_id)`,
  ride: Prisma.sql`trip_rides (trip_id, ride_id)`,
};

/** Puts a crew member or ride that is back on those of its trips that the viewer is still going on. */
export const rejoinTrips: RejoinTrips = async (tx, viewer, { kind, id }, tripIds) => {
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
    insert into ${links[kind]} select id, ${id}::uuid from (select id from organised union select id from attended) back`;
};
