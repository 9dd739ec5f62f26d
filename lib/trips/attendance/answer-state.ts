import { Prisma } from '@/prisma/generated/client';
import { tripPeople } from '../people-sql';
import { isOnTrip } from '../policy';

/** A household's answer, as the organisers are told about it. */
export interface AnswerState {
  attending: boolean | null;
  /** How many people come along, pets apart; 0 unless they are going. */
  people: number;
  /** Whether they are asked to confirm that they are going. */
  reconfirm: boolean;
}

/**
 * The households of a trip for SQL as `h`. Who has blocked the organiser is among them as whoever has yet to answer.
 */
export const householdsOf = (tripId: string) => Prisma.sql`(
  select h.* from households h where h.trip_id = ${tripId}::uuid and ${isOnTrip}
) h
left join profiles named on named.id = coalesce(h.profile_id, h.refused_by_id)`;

/** The columns of a household's answer, beside `householdsOf`. */
export const answerColumns = Prisma.sql`
  coalesce(named.name, h.name) name, h.attending, h.reconfirm,
  (case when h.attending then (
    select count(*) from ${tripPeople} person
    where person.trip_id = h.trip_id and person.household_id = h.id and person.type = 'camper'
  ) else 0 end)::int people`;

/** SQL for the number of people who are going on a trip `t`, without pets, for pages that don't need their names. */
export const peopleGoing = Prisma.sql`(
  select count(*)::int from ${tripPeople} person
  join households h on h.trip_id = person.trip_id and h.id = person.household_id
  where person.trip_id = t.id and h.attending and person.type = 'camper'
)`;
