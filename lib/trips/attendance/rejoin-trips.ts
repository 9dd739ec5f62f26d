import 'server-only';
import type { RejoinTrips } from '@/lib/household/deleted-items';
import { Prisma } from '@/prisma/generated/client';
import { isHouseholdOf } from '../policy';
import { isWithinRoom } from './room';

const links = {
  crew_member: { table: Prisma.sql`trip_people`, column: Prisma.sql`crew_member_id`, kind: 'people' },
  ride: { table: Prisma.sql`trip_vehicles`, column: Prisma.sql`ride_id`, kind: 'vehicles' },
} as const;

export const rejoinTrips: RejoinTrips = async (tx, viewer, thing, tripIds) => {
  const { id } = thing;
  const { table, column, kind } = links[thing.kind];
  // The same locks as for an answer: if the household answers "not going" meanwhile, nothing is put back.
  await tx.$executeRaw`
    with own as (
      select h.trip_id, h.id from trips t join households h on h.trip_id = t.id
      where t.id = any(${tripIds}::uuid[]) and ${isHouseholdOf(viewer)} and h.attending and t.called_off_at is null
      for share of t, h
    )
    insert into ${table} (trip_id, id, household_id, ${column})
    select trip_id, ${id}::uuid, id, ${id}::uuid from own`;
  // `isWithinRoom` takes a lock for each trip. Go through the trips in the order of their ids, because
  // two requests that lock in different orders could deadlock.
  for (const tripId of [...tripIds].sort()) {
    if (await isWithinRoom(tx, tripId, kind)) continue;
    await tx.$executeRaw`delete from ${table} where trip_id = ${tripId}::uuid and ${column} = ${id}::uuid`;
  }
};
