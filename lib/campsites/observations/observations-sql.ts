import type { Viewer } from '@/lib/server/auth/viewer';
import { Prisma } from '@/prisma/generated/client';
import type { YesNoFact } from './facts';

/** The value that most people report wins; on a tie the value seen last, then the value reported last. */
const winning = Prisma.sql`count(*) desc, max(o.seen_on) desc, max(o.updated_at) desc`;

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

export const observationsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(most.fact, most.said), '{}')
  from (
    select distinct on (f.fact) f.fact, ${saidValue}
    ${counted(site)}
    order by f.fact, ${winning}
  ) most
)`;

export const disagreementsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(fact, said), '{}')
  from (
    select fact, jsonb_agg(said order by said ->> 'latest' desc, said -> 'says' desc) said
    from (select f.fact, ${saidValue} ${counted(site)}) each_value
    group by fact having count(*) > 1
  ) facts
)`;

export const ownObservation = ({ profileId }: Viewer) => Prisma.sql`(
  select json_build_object(
    'pets', o.pets, 'toilets', o.toilets, 'water', o.water, 'showers', o.showers, 'power', o.power,
    'fires', o.fires, 'reception', o.reception, 'boat_ramp', o.boat_ramp, 'access', o.access, 'seen_on', o.seen_on)
  from site_observations o where o.campsite_id = c.id and o.profile_id = ${profileId}::uuid
)`;

/**
 * The value that most campers report, else the site's own. Most sites have no observations, so
 * check first.
 */
function known(site: Prisma.Sql, fact: string, own: Prisma.Sql): Prisma.Sql {
  const said = Prisma.raw(`o.${fact}`);
  return Prisma.sql`coalesce(case when exists (select from site_observations o where o.campsite_id = ${site}.id) then (
    select ${said} from site_observations o where o.campsite_id = ${site}.id and ${said} is not null
    group by ${said} order by ${winning} limit 1) end, ${own})`;
}

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
 * `cf` is the site's row in campsite_features. Null when neither campers nor the site's own data
 * say anything.
 */
export const knownFeature = (site: Prisma.Sql) => Prisma.sql`coalesce(
  case when exists (select from site_observations o where o.campsite_id = ${site}.id)
    then (${observationsOf(Prisma.sql`${site}.id`)} -> ${factOfFeature} ->> 'value')::boolean end,
  cf.present)`;

export const knownAccess = (site: Prisma.Sql) => known(site, 'access', Prisma.sql`${site}.drivetrain`);

export const knownPets = (site: Prisma.Sql) => known(site, 'pets', Prisma.sql`${site}.pet_friendly`);

export const knownWater = (site: Prisma.Sql) =>
  known(
    site,
    'water',
    Prisma.sql`(select bool_or(cf.present) from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = ${site}.id and f.name in ('Drinking water', 'Tank water'))`,
  );
