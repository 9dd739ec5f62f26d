import 'server-only';
import { siteAccess } from '@/lib/campsites/facts/known-site';
import type { Drivetrain } from '@/lib/drivetrains';
import { Prisma } from '@/prisma/generated/client';
import type { FitNote } from '../fit/answers/note';
import { notesColumn } from '../fit/answers/notes-column';
import { type Access, accessOf } from './car-standing';
import type { Seating } from './seat-plan';

/** Of a trip `t`; the objects have car ids by the id of the person or towed vehicle. */
export const seatingColumns = Prisma.sql`
  (select coalesce(json_object_agg(s.person_id, s.ride_id) filter (where not s.part_way), '{}')
   from trip_seats s where s.trip_id = t.id) seats,
  (select coalesce(json_object_agg(s.person_id, s.ride_id) filter (where s.part_way), '{}')
   from trip_seats s where s.trip_id = t.id) part_way,
  (select coalesce(json_object_agg(tow.ride_id, tow.car_id), '{}') from trip_tows tow where tow.trip_id = t.id) tows`;

export interface AccessRow {
  needs: Drivetrain | null;
  notes: FitNote[];
}

/** Of a trip `t` and its site `c`. */
export const accessColumns = Prisma.sql`case when c.id is not null then ${siteAccess} end needs, ${notesColumn} notes`;

export const toAccess = ({ needs, notes }: AccessRow): Access => accessOf(needs, notes);

export interface SeatingRow extends Seating, AccessRow {}
