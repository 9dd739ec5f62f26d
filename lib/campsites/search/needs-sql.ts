import { type Reach, reachOf } from '@/lib/car-reach';
import { drivetrains } from '@/lib/drivetrains';
import { Prisma } from '@/prisma/generated/client';
import { featuresTelling, topics } from '../facts/known-facts';
import { knownAccess, knownPets, observationsOf } from '../observations/observations-sql';
import type { SearchFilters } from '../schema';
import { needsOf, topicOf } from './needs';

const site = Prisma.sql`c`;

const told = topics.flatMap((topic) => featuresTelling(topic).map((feature) => ({ topic, feature })));
const [toldTopics, toldFeatures] = [told.map(({ topic }) => topic), told.map(({ feature }) => feature)];

/**
 * One value for each need, in order; null when it is uncertain. needs.ts has the same rules for the
 * browser.
 */
export function answersTo(filters: SearchFilters | null | undefined): Prisma.Sql {
  const needs = needsOf(filters);
  if (needs.length === 0) return Prisma.sql`null::boolean[]`;
  const car = filters?.car ?? null;
  const accesses = (reach: Reach) => drivetrains.filter((access) => reachOf(access, car) === reach);
  return Prisma.sql`(
    select array_agg(case asked.topic
      when 'access' then case
        when ${reachOf(null, car) === 'yes'} or ${knownAccess(site)} = any(${accesses('yes')}::drivetrain[]) then true
        when ${knownAccess(site)} = any(${accesses('no')}::drivetrain[]) then false end
      when 'pets' then case
        when ${knownPets(site)} and exists (
          select from site_dogs d where d.source_ref = c.source_ref and d.says in ('no', 'agency')) then null
        else ${knownPets(site)} end
      else coalesce(
        case when exists (select from site_observations o where o.campsite_id = c.id)
          then (${observationsOf(Prisma.sql`c.id`)} -> asked.topic ->> 'value')::boolean end,
        (select bool_or(cf.present) from campsite_features cf
         join site_features f on f.id = cf.feature_id
         join unnest(${toldTopics}::text[], ${toldFeatures}::text[]) told (topic, feature)
           on told.topic = asked.topic and told.feature = f.name::text
         where cf.campsite_id = c.id))
      end order by asked.rank)
    from unnest(${needs.map((need) => topicOf[need])}::text[]) with ordinality asked (topic, rank))`;
}

/** For each need, how many sites in the table `possible` of search-sql.ts would fit without that need. */
export const fitWithout = (filters: SearchFilters | null | undefined): Prisma.Sql => {
  const { length } = needsOf(filters);
  if (length === 0) return Prisma.sql`null::int[]`;
  return Prisma.sql`(
    select array_agg(fitting.sites order by dropped.rank)
    from generate_series(1, ${length}::int) dropped (rank)
    cross join lateral (
      select count(*)::int sites from possible
      where not exists (
        select from unnest(possible.answers) with ordinality answered (answer, rank)
        where answered.rank <> dropped.rank and answered.answer is not true)
    ) fitting)`;
};
