import 'server-only';
import { siteAccess } from '@/lib/campsites/facts/known-site';
import type { Drivetrain } from '@/lib/drivetrains';
import { Prisma } from '@/prisma/generated/client';
import type { FitNote } from '../fit/answers/note';
import { notesColumn } from '../fit/answers/notes-column';
import { type Access, accessOf } from './car-standing';
import type { Seating } from './seat-plan';

/**
 * SQL columns of a trip `t`: `seats` with the car of each person who was moved by hand, `part_way` with
 * that of each person who rides only a part of the way, and `tows` with the car of each towed vehicle.
 */
export const seatingColumns = Prisma.sql`
  (select coalesce(json_object_agg(s.person_id, s.ride_id) filter (where not s.part_way), '{}')
   from trip_seats s where s.trip_id = t.id) seats,
  (select coalesce(json_object_agg(s.person_id, s.ride_id) filter (where s.part_way), '{}')
   from trip_seats s where s.trip_id = t.id) part_way,
  (select coalesce(json_object_agg(tow.ride_id, tow.car_id), '{}') from trip_tows tow where tow.trip_id = t.id) tows`;

/** Columns that `toAccess` reads. */
export interface AccessRow {
  needs: Drivetrain | null;
  notes: FitNote[];
}

/** SQL columns with what is known about the way in to the site `c` of a trip `t`. */
export const accessColumns = Prisma.sql`case when c.id is not null then ${siteAccess} end needs, ${notesColumn} notes`;

export const toAccess = ({ needs, notes }: AccessRow): Access => accessOf(needs, notes);

/** Columns of a trip that a seat plan needs, beside the trip's households. */
export interface SeatingRow extends Seating, AccessRow {}
