import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import type { YesNoFact } from './facts';

/** Most people win; of as many, whoever saw it last, then whoever said it last. */
const winning = Prisma.sql`count(*) desc, max(o.seen_on) desc, max(o.updated_at) desc`;

/** How often each value of a fact is said, and when that was last seen: a table `fact, value, says, latest`. */
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

/** What campers say of a site, as the API shows it, in one column: `site` is its id in SQL. */
export const observationsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(most.fact, most.said), '{}')
  from (
    select distinct on (f.fact) f.fact, ${saidValue}
    ${counted(site)}
    order by f.fact, ${winning}
  ) most
)`;

/** Where campers say different things of a site, all of it, in one column. */
export const disagreementsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(fact, said), '{}')
  from (
    select fact, jsonb_agg(said order by said ->> 'latest' desc, said -> 'says' desc) said
    from (select f.fact, ${saidValue} ${counted(site)}) each_value
    group by fact having count(*) > 1
  ) facts
)`;

/** What the viewer has said of a site `c`, or null. */
export const ownObservation = ({ profileId }: Viewer) => Prisma.sql`(
  select json_build_object(
    'pets', o.pets, 'toilets', o.toilets, 'water', o.water, 'showers', o.showers, 'power', o.power,
    'fires', o.fires, 'reception', o.reception, 'boat_ramp', o.boat_ramp, 'access', o.access, 'seen_on', o.seen_on)
  from site_observations o where o.campsite_id = c.id and o.profile_id = ${profileId}::uuid
)`;

/**
 * What most campers say of a fact, else what the site's own data has: `site` is its row in SQL. Nobody has spoken of
 * most sites, so that is looked for before anything is counted.
 */
function known(site: Prisma.Sql, fact: string, own: Prisma.Sql): Prisma.Sql {
  const said = Prisma.raw(`o.${fact}`);
  return Prisma.sql`coalesce(case when exists (select from site_observations o where o.campsite_id = ${site}.id) then (
    select ${said} from site_observations o where o.campsite_id = ${site}.id and ${said} is not null
    group by ${said} order by ${winning} limit 1) end, ${own})`;
}

/** The features that campers say yes or no to. */
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

/** The same of a feature `f`, which the row `cf` says to be there, not to be there, or nothing. */
export const knownFeature = (site: Prisma.Sql) => Prisma.sql`coalesce(
  case when exists (select from site_observations o where o.campsite_id = ${site}.id)
    then (${observationsOf(Prisma.sql`${site}.id`)} -> ${factOfFeature} ->> 'value')::boolean end,
  cf.present)`;

export const knownAccess = (site: Prisma.Sql) => known(site, 'access', Prisma.sql`${site}.drivetrain`);

export const knownPets = (site: Prisma.Sql) => known(site, 'pets', Prisma.sql`${site}.pet_friendly`);

/** Whether there is water to drink. */
export const knownWater = (site: Prisma.Sql) =>
  known(
    site,
    'water',
    Prisma.sql`(select bool_or(cf.present) from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = ${site}.id and f.name in ('Drinking water', 'Tank water'))`,
  );
