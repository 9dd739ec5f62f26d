import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import type { YesNoFact } from './facts';

/**
 * The value that most people report wins. On a tie the value that was seen last wins, then the
 * value that was reported last.
 */
const winning = Prisma.sql`count(*) desc, max(o.seen_on) desc, max(o.updated_at) desc`;

/** SQL that groups a site's observations by fact and value, for counting them. */
const counted = (site: Prisma.Sql) => Prisma.sql`
  from site_observations o
  cross join lateral (values
    ('pets', to_jsonb(o.pets)), ('toilets', to_jsonb(o.toilets)), ('water', to_jsonb(o.water)),
    ('showers', to_jsonb(o.showers)), ('power', to_jsonb(o.power)), ('fires', to_jsonb(o.fires)),
    ('reception', to_jsonb(o.reception)), ('boat_ramp', to_jsonb(o.boat_ramp)), ('access', to_jsonb(o.access))
  ) f (fact, value)
  where o.campsite_id = ${site} and f.value is not null
  group by f.fact, f.value`;

const saidValue = Prisma.sql`jsonb_build_object('value', f.value, 'says', count(*), 'latest', max(o.seen_on)) said`;

/**
 * SQL column with what campers say of a site, in the API's form. `site` is the site's id in SQL.
 */
export const observationsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(most.fact, most.said), '{}')
  from (
    select distinct on (f.fact) f.fact, ${saidValue}
    ${counted(site)}
    order by f.fact, ${winning}
  ) most
)`;

/** SQL column with every reported value of the facts on which campers disagree about a site. */
export const disagreementsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(fact, said), '{}')
  from (
    select fact, jsonb_agg(said order by said ->> 'latest' desc, said -> 'says' desc) said
    from (select f.fact, ${saidValue} ${counted(site)}) each_value
    group by fact having count(*) > 1
  ) facts
)`;

/** SQL for the viewer's own observation of a site `c`, or null. */
export const ownObservation = ({ profileId }: Viewer) => Prisma.sql`(
  select json_build_object(
    'pets', o.pets, 'toilets', o.toilets, 'water', o.water, 'showers', o.showers, 'power', o.power,
    'fires', o.fires, 'reception', o.reception, 'boat_ramp', o.boat_ramp, 'access', o.access, 'seen_on', o.seen_on)
  from site_observations o where o.campsite_id = c.id and o.profile_id = ${profileId}::uuid
)`;

/**
 * SQL for the value that most campers report for a fact or, without reports, the value in the
 * site's own data. `site` is the site's row. Most sites have no observations, so the SQL checks for
 * any before it counts.
 */
function known(site: Prisma.Sql, fact: string, own: Prisma.Sql): Prisma.Sql {
  const said = Prisma.raw(`o.${fact}`);
  return Prisma.sql`coalesce(case when exists (select from site_observations o where o.campsite_id = ${site}.id) then (
    select ${said} from site_observations o where o.campsite_id = ${site}.id and ${said} is not null
    group by ${said} order by ${winning} limit 1) end, ${own})`;
}

/** The features that campers report as a yes-or-no fact, each with the name of that fact. */
const featureFacts = {
  Toilets: 'toilets',
  'Drinking water': 'water',
  Showers: 'showers',
  Power: 'power',
  'Campfires allowed': 'fires',
  'Mobile reception': 'reception',
  'Boat ramp': 'boat_ramp',
} satisfies Record<string, YesNoFact>;

const factOfFeature = Prisma.raw(
  `case f.name::text ${Object.entries(featureFacts)
    .map(([name, fact]) => `when '${name}' then '${fact}'`)
    .join(' ')} end`,
);

/**
 * SQL: true when a site is known to have a feature `f`, by campers' reports or, without reports, by
 * the site's own data (its row `cf` in campsite_features). Null when neither says anything.
 */
export const knownFeature = (site: Prisma.Sql) => Prisma.sql`coalesce(
  case when exists (select from site_observations o where o.campsite_id = ${site}.id)
    then (${observationsOf(Prisma.sql`${site}.id`)} -> ${factOfFeature} ->> 'value')::boolean end,
  cf.present)`;

export const knownAccess = (site: Prisma.Sql) => known(site, 'access', Prisma.sql`${site}.drivetrain`);

export const knownPets = (site: Prisma.Sql) => known(site, 'pets', Prisma.sql`${site}.pet_friendly`);

/** SQL: true when the site is known to have drinking water; null when nobody has said. */
export const knownWater = (site: Prisma.Sql) =>
  known(
    site,
    'water',
    Prisma.sql`(select bool_or(cf.present) from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = ${site}.id and f.name in ('Drinking water', 'Tank water'))`,
  );
