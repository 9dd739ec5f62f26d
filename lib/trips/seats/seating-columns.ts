import 'server-only';
import { siteAccess } from '@/lib/campsites/known-site';
import { Prisma } from '@/prisma/generated/client';
import type { Access } from './car-standing';
import type { Seating } from './seat-plan';

/** What `seatPlan` takes of a trip besides its households. */
export interface SeatingRow extends Seating {
  access: Access;
}

/** Who sits where, and what is towed by what; for SQL with a trip `t`. */
export const seatingColumns = Prisma.sql`
  (select coalesce(json_object_agg(s.person_id, s.ride_id), '{}') from trip_seats s where s.trip_id = t.id) seats,
  (select coalesce(json_object_agg(tow.ride_id, tow.car_id), '{}') from trip_tows tow where tow.trip_id = t.id) tows`;

/** What the way in to a trip's site `c` asks of a car; null where nobody has said. */
export const accessColumn = Prisma.sql`case when c.id is not null then ${siteAccess} end access`;
