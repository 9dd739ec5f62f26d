import { Prisma } from '@/prisma/generated/client';

/** An account's people have their names from its crew; a guest's are stored with the trip. */
export const tripPeople = Prisma.sql`(
  select p.trip_id, p.id, p.household_id, p.position, p.crew_member_id, coalesce(m.is_owner, false) is_owner,
         coalesce(p.type, m.type) type, coalesce(p.name, m.name) name, coalesce(p.age, m.age) age,
         coalesce(p.pet_type, m.pet_type) pet_type, m.breed, coalesce(p.diet, m.diet) diet
  from trip_people p left join crew_members m on m.id = p.crew_member_id
)`;

/** An account owner's own camper comes first; a guest's people keep the guest's order. */
export const inOrder = Prisma.sql`position, is_owner desc, coalesce(crew_member_id, id)`;

export const tripVehicles = Prisma.sql`(
  select v.trip_id, v.id, v.household_id, v.position, v.ride_id, coalesce(v.type, r.type) type,
         coalesce(v.make, r.make) make, coalesce(v.model, r.model) model, coalesce(v.colour, r.colour) colour,
         coalesce(v.registration, r.registration) registration, coalesce(v.drivetrain, r.drivetrain) drivetrain,
         coalesce(v.seats, r.seats) seats, coalesce(v.can_tow, r.can_tow) can_tow,
         coalesce(v.trailer_type, r.trailer_type) trailer_type, coalesce(v.boat_type, r.boat_type) boat_type,
         coalesce(v.description, r.description) description, v.counts_anyway, v.parks_at, v.convoy
  from trip_vehicles v left join rides r on r.id = v.ride_id
)`;
