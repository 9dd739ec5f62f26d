import { Prisma } from '@/prisma/generated/client';

/** Most people win; of as many, whoever saw it last, then whoever said it last. */
const winning = Prisma.sql`count(*) desc, max(o.seen_on) desc, max(o.updated_at) desc`;

/** What campers say of a site, as the API shows it, in one column: `site` is its id in SQL. */
export const observationsOf = (site: Prisma.Sql) => Prisma.sql`(
  select coalesce(jsonb_object_agg(most.fact, most.said), '{}')
  from (
    select distinct on (f.fact) f.fact,
           jsonb_build_object('value', f.value, 'says', count(*), 'latest', max(o.seen_on)) said
    from site_observations o
    cross join lateral (values
      ('pets', to_jsonb(o.pets)), ('toilets', to_jsonb(o.toilets)), ('water', to_jsonb(o.water)),
      ('showers', to_jsonb(o.showers)), ('power', to_jsonb(o.power)), ('fires', to_jsonb(o.fires)),
      ('reception', to_jsonb(o.reception)), ('boat_ramp', to_jsonb(o.boat_ramp)), ('access', to_jsonb(o.access))
    ) f (fact, value)
    where o.campsite_id = ${site} and f.value is not null
    group by f.fact, f.value
    order by f.fact, ${winning}
  ) most
)`;
