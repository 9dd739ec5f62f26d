import 'server-only';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { KnownSite } from './known-facts';
import { disagreementsOf, knownAccess, knownWater, observationsOf } from './observations/observations-sql';

/** What `siteKnown` gives. */
export interface KnownRow extends Required<Omit<KnownSite, 'ai'>> {
  state: string | null;
}

/** The national park that a site may lie in, for SQL: `site` is its row. */
export const parkOf = (site: Prisma.Sql) => Prisma.sql`(
  select json_build_object('name', p.name, 'sure', p.sure) from site_parks p where p.source_ref = ${site}.source_ref)`;

/** What open data beside its own says of a site, for SQL: `site` is its row. Null of what people add. */
export const evidenceOf = (site: Prisma.Sql) => Prisma.sql`case when ${site}.source_ref is not null then (
  select json_build_object('road', r.says, 'dogs', d.says)
  from (values (${site}.source_ref)) its (ref)
  left join site_roads r on r.source_ref = its.ref left join site_dogs d on d.source_ref = its.ref) end`;

const site = Prisma.sql`c`;

/** What campers say of a site `c`, the park, and what other open data says, in three columns. */
export const saidColumns = Prisma.sql`
  ${observationsOf(Prisma.sql`c.id`)} observations, ${parkOf(site)} park, ${evidenceOf(site)} evidence`;

/** The same as fields of a JSON object. */
export const saidFields = Prisma.sql`
  'observations', ${observationsOf(Prisma.sql`c.id`)}, 'park', ${parkOf(site)}, 'evidence', ${evidenceOf(site)}`;

/** All that is known of a site `c` in one column, wherever it is told. */
export const siteKnown = Prisma.sql`(
  select json_build_object(
    'drivetrain', c.drivetrain, 'pet_friendly', c.pet_friendly, 'state', c.state,
    'features', coalesce(json_agg(f.name order by f.name) filter (where cf.present), '[]'),
    'missing_features', coalesce(json_agg(f.name order by f.name) filter (where not cf.present), '[]'),
    ${saidFields})
  from campsite_features cf join site_features f on f.id = cf.feature_id where cf.campsite_id = c.id)`;

/** Where campers say different things of a site `c`, in one column. */
export const siteDisagreements = disagreementsOf(Prisma.sql`c.id`);

/** What the way in to a site `c` asks of a car; null where nobody has said. */
export const siteAccess = knownAccess(site);

/** Whether a site `c` is known to have water to drink; null where nobody has said. */
export const siteDrinkingWater = knownWater(site);

/** What is known of a site; who may see it is the caller's to know. */
export async function readKnown(siteId: string): Promise<KnownRow | null> {
  const [row] = await readRows<{ known: KnownRow }>(
    Prisma.sql`select ${siteKnown} known from campsites c where c.id = ${siteId}::uuid`,
  );
  return row?.known ?? null;
}
