import 'server-only';
import { Prisma } from '@/prisma/generated/client';

/** What `seatPlan` takes of a trip besides its households; for SQL together with `tripsOf`. */
export const seatingColumns = Prisma.sql`
  (select coalesce(json_object_agg(s.person_id, s.ride_id), '{}') from trip_seats s where s.trip_id = t.id) seats,
  (select coalesce(json_object_agg(tow.ride_id, tow.car_id), '{}') from trip_tows tow where tow.trip_id = t.id) tows`;
