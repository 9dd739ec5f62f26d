import { Prisma } from '@/prisma/generated/client';
import { tripPeople } from '../households/people-sql';
import { isOnTrip } from '../policy';

export interface AnswerState {
  attending: boolean | null;
  /** Without pets; 0 unless the household is going. */
  people: number;
  reconfirm: boolean;
}

/** SQL for a trip's households `h`; one that has blocked the organiser counts as one without an answer. */
export const householdsOf = (tripId: string) => Prisma.sql`(
  select h.* from households h where h.trip_id = ${tripId}::uuid and ${isOnTrip}
) h
left join profiles named on named.id = coalesce(h.profile_id, h.refused_by_id)`;

export const answerColumns = Prisma.sql`
  coalesce(named.name, h.name) name, h.attending, h.reconfirm,
  (case when h.attending then (
    select count(*) from ${tripPeople} person
    where person.trip_id = h.trip_id and person.household_id = h.id and person.type = 'camper'
  ) else 0 end)::int people`;

/** Without the people's names; pets don't count. */
export const peopleGoing = Prisma.sql`(
  select count(*)::int from ${tripPeople} person
  join households h on h.trip_id = person.trip_id and h.id = person.household_id
  where person.trip_id = t.id and h.attending and person.type = 'camper'
)`;
