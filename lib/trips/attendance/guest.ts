import { Prisma } from '@/prisma/generated/client';
import { type Guest, guest } from './guest-schema';

/** Null before a guest has answered, and for an account; empty fields are absent. */
export const guestColumn = Prisma.sql`
  case when h.profile_id is null and h.name is not null then json_strip_nulls(json_build_object(
    'name', h.name,
    'crew', (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'name', p.name, 'age', p.age, 'diet', p.diet, 'pet_type', p.pet_type) order by p.position), '[]')
      from trip_people p where p.trip_id = h.trip_id and p.household_id = h.id),
    'vehicles', (
      select coalesce(json_agg(json_build_object(
        'id', v.id, 'type', v.type, 'make', v.make, 'model', v.model, 'colour', v.colour,
        'registration', v.registration, 'drivetrain', v.drivetrain, 'seats', v.seats, 'can_tow', v.can_tow,
        'trailer_type', v.trailer_type, 'boat_type', v.boat_type, 'description', v.description) order by v.position), '[]')
      from trip_vehicles v where v.trip_id = h.trip_id and v.household_id = h.id)
  )) end guest`;

export const guestOf = (column: unknown): Guest | null => (column === null ? null : guest.parse(column));
