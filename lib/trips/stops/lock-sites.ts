import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import type { Prisma } from '@/prisma/generated/client';

/**
 * Before the trip, as every transaction that locks both. One of the stops' campsites may become the trip's own, so
 * all are locked at once, in the order in which two changes don't deadlock. `chosen` is the id of a further one.
 */
export const lockSitesOf = (tx: Tx, tripId: string, chosen: Prisma.Sql) =>
  tx.$queryRaw`
    select c.id::text from campsites c
    where c.id in (
      select ${chosen}
      union all select s.campsite_id from stops s where s.trip_id = ${tripId}::uuid
      union all select t.campsite_id from trips t where t.id = ${tripId}::uuid) order by c.id for share`;
