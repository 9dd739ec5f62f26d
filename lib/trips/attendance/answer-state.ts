import { Prisma } from '@/prisma/generated/client';

/** What a household has said to a trip, as far as its organisers are told of it. */
export interface AnswerState {
  attending: boolean | null;
  /** How many people come along, pets apart; 0 unless they are going. */
  people: number;
  /** Whether they are asked to say again that they are going. */
  reconfirm: boolean;
}

/**
 * A trip's households for SQL as `household`: the organiser by the trip's id, then each invitation. Who has blocked the
 * organiser is among them as whoever has yet to answer.
 */
export const householdsOf = (tripId: string) => Prisma.sql`(
  select t.id, t.id trip_id, t.organiser_id profile_id, true attending, false reconfirm, null::jsonb guest,
         null::timestamptz answered_at
  from trips t where t.id = ${tripId}::uuid
  union all
  select i.id, i.trip_id, coalesce(i.profile_id, i.refused_by_id), i.attending, i.reconfirm, i.guest, i.answered_at
  from invites i where i.trip_id = ${tripId}::uuid
) household
left join profiles named on named.id = household.profile_id`;

/** The columns of a household's answer, beside `householdsOf`. */
export const answerColumns = Prisma.sql`
  coalesce(named.name, household.guest->>'name') name, household.attending, household.reconfirm,
  (case
    when household.attending is not true then 0
    when household.profile_id is not null then (
      select count(*) from trip_crew chosen join crew_members m on m.id = chosen.crew_member_id
      where chosen.trip_id = household.trip_id and m.profile_id = household.profile_id and m.type = 'camper')
    else coalesce(jsonb_array_length(jsonb_path_query_array(household.guest, '$.crew[*] ? (exists (@.age))')), 0)
  end)::int people`;

/** SQL for the number of people who are going on a trip `t`, without pets, for pages that don't need their names. */
export const peopleGoing = Prisma.sql`(
  (select count(*) from trip_crew chosen join crew_members m on m.id = chosen.crew_member_id
   where chosen.trip_id = t.id and m.type = 'camper' and (m.profile_id = t.organiser_id or exists (
     select from invites i where i.trip_id = t.id and i.profile_id = m.profile_id and i.attending)))
  + (select coalesce(sum(jsonb_array_length(jsonb_path_query_array(i.guest, '$.crew[*] ? (exists (@.age))'))), 0)
     from invites i where i.trip_id = t.id and i.attending and i.profile_id is null)
)::int`;
