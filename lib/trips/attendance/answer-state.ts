import { Prisma } from '@/prisma/generated/client';
import { tripPeople } from '../households/people-sql';
import { isOnTrip } from '../policy';

/** The parts of a household's answer that are told to the trip's organisers when they change. */
export interface AnswerState {
  attending: boolean | null;
  /** How many people come along, without pets; 0 unless the household is going. */
  people: number;
  /** True when the household was asked to confirm that it is going and hasn't done so yet. */
  reconfirm: boolean;
}

/**
 * SQL for the households `h` of a trip, each with the profile `named` that has the household's name. A
 * household that has blocked the organiser is included as if it had not answered yet.
 */
export const householdsOf = (tripId: string) => Prisma.sql`(
  select h.* from households h where h.trip_id = ${tripId}::uuid and ${isOnTrip}
) h
left join profiles named on named.id = coalesce(h.profile_id, h.refused_by_id)`;

/** SQL columns of a household's answer; used together with `householdsOf`. */
export const answerColumns = Prisma.sql`
  coalesce(named.name, h.name) name, h.attending, h.reconfirm,
  (case when h.attending then (
    select count(*) from ${tripPeople} person
    where person.trip_id = h.trip_id and person.household_id = h.id and person.type = 'camper'
  ) else 0 end)::int people`;

/**
 * SQL for the number of people, without pets, who are going on a trip `t`. Used by pages that don't
 * need the people's names.
 */
export const peopleGoing = Prisma.sql`(
  select count(*)::int from ${tripPeople} person
  join households h on h.trip_id = person.trip_id and h.id = person.household_id
  where person.trip_id = t.id and h.attending and person.type = 'camper'
)`;
