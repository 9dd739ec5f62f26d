import { drivetrains, type Reach, reachOf } from '@/lib/drivetrains';
import { chordOf, directionOf, EARTH, type Position } from '@/lib/geometry';
import type { Viewer } from '@/lib/server/auth/viewer';
import { containsPattern } from '@/lib/server/db/sql';
import { Prisma } from '@/prisma/generated/client';
import { featuresTelling, topics } from '../facts/known-facts';
import { evidenceOf, parkOf } from '../facts/known-site';
import { knownAccess, knownFeature, knownPets, observationsOf } from '../observations/observations-sql';
import { inScope } from '../policy';
import type { SearchFilters, SiteSearch } from '../schema';
import { MAX_RESULTS, type Scope } from '../search-choices';
import { MAX_CANDIDATES } from './crowding';
import { needsOf, topicOf } from './needs';

const site = Prisma.sql`c`;

const told = topics.flatMap((topic) => featuresTelling(topic).map((feature) => ({ topic, feature })));
const [toldTopics, toldFeatures] = [told.map(({ topic }) => topic), told.map(({ feature }) => feature)];

/**
 * One value for each need, in order; null when it is uncertain. needs.ts has the same rules for the
 * browser.
 */
function answersTo(filters: SearchFilters | null | undefined): Prisma.Sql {
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
const fitWithout = (filters: SearchFilters | null | undefined): Prisma.Sql => {
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

/** For each need, how many sites don't fit because of it. A site counts once, by the first need that it denies. */
const deniedBy = (filters: SearchFilters | null | undefined): Prisma.Sql => {
  const { length } = needsOf(filters);
  if (length === 0) return Prisma.sql`null::int[]`;
  return Prisma.sql`(
    select array_agg(
      (select count(*)::int from possible where array_position(possible.answers, false) = need.rank)
      order by need.rank)
    from generate_series(1, ${length}::int) need (rank))`;
};

export type Wanted = Omit<SiteSearch, 'postcode'>;

const countedOwnerOf = ({ profileId }: Viewer) =>
  Prisma.sql`case when owner_id is distinct from ${profileId}::uuid then owner_id::text end "countedOwner"`;

/** Reading all columns of every site found took an eighth of the query's time. */
const boxedColumns = Prisma.raw(
  [
    'id',
    'name',
    'address',
    'latitude',
    'longitude',
    'phone_contact',
    'email_contact',
    'campsite_url',
    'share_flag',
    'drivetrain',
    'pet_friendly',
    'source',
    'owner_id',
    'source_ref',
  ]
    .map((column) => `c.${column}`)
    .join(', '),
);

/**
 * One index scan reads the bounding box of the search circle; `possible` then drops the sites
 * outside it.
 */
function matches(viewer: Viewer, scope: Scope, centre: Position, wanted: Wanted, ids?: string[]): Prisma.Sql {
  const among = ids ? Prisma.sql` and c.id = any(${ids}::uuid[])` : Prisma.empty;
  const reach = chordOf(wanted.radius);
  const here = Prisma.sql`earth_position(${centre.latitude}::float8, ${centre.longitude}::float8)`;
  const there = Prisma.sql`earth_position(c.latitude, c.longitude)`;
  // Computed once per site, because `fits` and the counts for dropped needs both read the answers.
  const asked =
    needsOf(wanted.filters).length > 0
      ? Prisma.sql`cross join lateral (select ${answersTo(wanted.filters)} answers offset 0) asked`
      : Prisma.sql`cross join (values (null::boolean[])) asked (answers)`;
  return Prisma.sql`
    with boxed as materialized (
      select ${boxedColumns}, ${chordFrom(centre)} chord, asked.answers,
             ${fitting(wanted.filters, Prisma.sql`asked.answers`)} fits
      from campsites c
      ${asked}
      where not c.group_only and ${inScope(viewer, scope)}
        and ${there} <@ cube_enlarge(${here}, ${reach}::float8, 3)${holding(wanted.text)}${among}
    ), possible as (
      select * from boxed where chord <= ${reach}::float8
    ), counted as (
      select (count(*) filter (where ${kept(wanted.filters)}))::int total,
             (count(*) filter (where fits is null))::int unknown,
             (count(*) filter (where fits is false))::int unsuited,
             ${fitWithout(wanted.filters)} fit_without, ${deniedBy(wanted.filters)} denied_by
      from possible
    )`;
}

/** With needs, the sites that meet all of them come first, those known not to meet them last. */
const nearestFirst = (filters: Wanted['filters']) =>
  needsOf(filters).length > 0
    ? Prisma.sql`case when fits then 0 when fits is null then 1 else 2 end, chord, id`
    : Prisma.sql`chord, id`;

/**
 * In km, and the same as earth_position's `<->`, but in plain arithmetic: Postgres cannot inline
 * that function, and calling it for every site took most of the query's time.
 */
export function chordFrom(centre: Position): Prisma.Sql {
  const [latitude, longitude] = [Prisma.sql`radians(c.latitude)`, Prisma.sql`radians(c.longitude)`];
  const { x, y, z } = directionOf(centre);
  return Prisma.sql`${EARTH}::float8 * sqrt(
    (cos(${latitude}) * cos(${longitude}) - ${x}::float8) ^ 2
    + (cos(${latitude}) * sin(${longitude}) - ${y}::float8) ^ 2
    + (sin(${latitude}) - ${z}::float8) ^ 2)`;
}

/**
 * With `ids`, finds and counts only these sites. Reads the features of all sites at once, because
 * reading them site by site took most of the query's time.
 */
export function nearbySql(
  viewer: Viewer,
  scope: Scope,
  centre: Position,
  wanted: Wanted,
  ids?: string[],
): Prisma.Sql {
  return Prisma.sql`${matches(viewer, scope, centre, wanted, ids)}, nearest as (
      select *, ${countedOwnerOf(viewer)} from possible
      where ${kept(wanted.filters)} order by ${nearestFirst(wanted.filters)} limit ${MAX_RESULTS}
    ), featured as materialized (
      select cf.campsite_id,
             array_agg(f.id::text order by f.name) filter (where cf.present) site_features,
             array_agg(f.name::text order by f.name) filter (where cf.present) features,
             array_agg(f.name::text order by f.name) filter (where not cf.present) missing_features
      from nearest n
      join campsite_features cf on cf.campsite_id = n.id
      join site_features f on f.id = cf.feature_id
      group by cf.campsite_id
    )
    select counted.total, counted.unknown, counted.unsuited, counted.fit_without, counted.denied_by,
           n.id::text, n.name, n.address, n.latitude, n.longitude, n.phone_contact, n.email_contact,
           n.campsite_url, n.share_flag, n.drivetrain, n.pet_friendly, n.source::text, n.chord, n."countedOwner",
           case when exists (select from site_observations o where o.campsite_id = n.id)
             then ${observationsOf(Prisma.sql`n.id`)} end observations,
           ${parkOf(Prisma.sql`n`)} park, ${evidenceOf(Prisma.sql`n`)} evidence, f.site_features, f.features, f.missing_features
    from counted
    left join nearest n on true
    left join featured f on f.campsite_id = n.id
    order by n.chord, n.id`;
}

/** For a search that one owner's sites crowd: enough of the nearest sites for withoutCrowds. */
export function candidatesSql(viewer: Viewer, scope: Scope, centre: Position, wanted: Wanted): Prisma.Sql {
  return Prisma.sql`${matches(viewer, scope, centre, wanted)}
    select id::text, latitude, longitude, fits, ${countedOwnerOf(viewer)} from possible
    where ${kept(wanted.filters)} order by ${nearestFirst(wanted.filters)} limit ${MAX_CANDIDATES}`;
}

function holding(text: Wanted['text']): Prisma.Sql {
  if (!text) return Prisma.empty;
  const pattern = containsPattern(text);
  return Prisma.sql` and (c.name ilike ${pattern} or c.address ilike ${pattern} or exists (
    select from campsite_features cf join site_features f on f.id = cf.feature_id
    where cf.campsite_id = c.id and cf.present and f.name::text ilike ${pattern}))`;
}

/** Null when unknown: SQL's three-valued logic combines the conditions. */
export function fitting(filters: Wanted['filters'], answers = answersTo(filters)): Prisma.Sql {
  const conditions = [Prisma.sql`true`];
  if (needsOf(filters).length > 0) conditions.push(Prisma.sql`true = all(${answers}::boolean[])`);
  if (filters?.drivetrain) {
    const reachable = drivetrains.slice(0, drivetrains.indexOf(filters.drivetrain) + 1);
    const fits = Prisma.sql`${knownAccess(Prisma.sql`c`)} = any(${reachable})`;
    conditions.push(filters.unknown_access ? Prisma.sql`(${fits}) is not false` : fits);
  }
  if (filters?.pets != null) conditions.push(Prisma.sql`${knownPets(Prisma.sql`c`)} = ${filters.pets}`);
  // The same SQL text for any number of features, so that all searches share one prepared statement.
  if (filters?.features?.length) {
    conditions.push(Prisma.sql`(
      select case when bool_or(not known.present) then false when count(known.present) = count(*) then true end
      from unnest(${[...new Set(filters.features)]}::uuid[]) wanted (id)
      left join site_features f on f.id = wanted.id
      left join campsite_features cf on cf.campsite_id = c.id and cf.feature_id = wanted.id
      cross join lateral (select ${knownFeature(Prisma.sql`c`)} present) known)`);
  }
  return Prisma.join(conditions, ' and ');
}

function kept(filters: Wanted['filters']): Prisma.Sql {
  if (filters?.unsuited) return filters.unknown ? Prisma.sql`true` : Prisma.sql`fits is not null`;
  return filters?.unknown ? Prisma.sql`fits is not false` : Prisma.sql`fits`;
}
