import 'server-only';
import { isId } from '@/lib/fields';
import type { Member } from '@/lib/household/crew/schema';
import { type MemberRow, toMember } from '@/lib/household/crew/to-member';
import { isOwnedBy } from '@/lib/household/policy';
import { type RideRow, toRide } from '@/lib/household/rides/ride-columns';
import type { Ride } from '@/lib/household/rides/schema';
import { CHOICES } from '@/lib/paging';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';

export interface Ticks {
  crew: string[];
  rides: string[];
}

export interface Choices {
  crew: Member[];
  rides: Ride[];
  first: Ticks;
  /** Counts only after the first answer. */
  chosen: Ticks;
}

interface ChoicesRow {
  crew: MemberRow[];
  rides: RideRow[];
  chosenCrew: string[];
  chosenRides: string[];
  lastCars: string[];
}

/** `tripId` is null for a new trip. */
export async function getChoices(viewer: Viewer, tripId: string | null): Promise<Choices> {
  const [row] = await readRows<ChoicesRow>(
    choicesSql(viewer, tripId !== null && isId(tripId) ? tripId : null),
  );
  if (!row) throw new Error('a query of sub-queries alone has one row');
  const crew = row.crew.map(toMember);
  const rides = row.rides.map(toRide);
  return {
    crew,
    rides,
    first: { crew: idsOf(crew).slice(0, CHOICES), rides: carsAtFirst(rides, row.lastCars) },
    chosen: { crew: row.chosenCrew, rides: row.chosenRides },
  };
}

/** The cars ticked before a first answer: those of the newest other trip with a car, or else the only car. */
export function carsAtFirst(rides: Pick<Ride, 'id' | 'type'>[], lastCars: string[]): string[] {
  const cars = idsOf(rides.filter(({ type }) => type === 'car'));
  const used = cars.filter((id) => lastCars.includes(id));
  if (used.length > 0) return used;
  return cars.length === 1 ? cars : [];
}

const idsOf = (things: { id: string }[]) => things.map(({ id }) => id);

/** Exported so that a test can check its plan. */
export const choicesSql = (viewer: Viewer, tripId: string | null) => Prisma.sql`
  with own_crew as (
    select * from crew_members where ${isOwnedBy(viewer)}
  ), own_rides as (
    select * from rides where ${isOwnedBy(viewer)}
  ), used as (
    -- Of the trips that they bring a car on, the one that was planned last.
    select t.id from own_rides r join trip_vehicles chosen on chosen.ride_id = r.id join trips t on t.id = chosen.trip_id
    where r.type = 'car' and t.id is distinct from ${tripId}::uuid
    order by t.created_at desc, t.id desc limit 1
  )
  select
    (select coalesce(json_agg(json_build_object(
       'id', id, 'type', type, 'name', name, 'email', email, 'age', age, 'isOwner', is_owner, 'petType', pet_type,
       'breed', breed) order by is_owner desc, id), '[]') from own_crew) crew,
    (select coalesce(json_agg(json_build_object(
       'id', id, 'type', type, 'make', make, 'model', model, 'colour', colour, 'registration', registration,
       'drivetrain', drivetrain, 'seats', seats, 'canTow', can_tow, 'trailerType', trailer_type,
       'boatType', boat_type, 'description', description) order by type, id), '[]') from own_rides) rides,
    array(select m.id::text from own_crew m join trip_people chosen on chosen.crew_member_id = m.id
      where chosen.trip_id = ${tripId}::uuid order by m.is_owner desc, m.id) "chosenCrew",
    array(select r.id::text from own_rides r join trip_vehicles chosen on chosen.ride_id = r.id
      where chosen.trip_id = ${tripId}::uuid order by r.id) "chosenRides",
    array(select r.id::text from own_rides r join trip_vehicles chosen on chosen.ride_id = r.id
      where chosen.trip_id = (select id from used) and r.type = 'car') "lastCars"`;
