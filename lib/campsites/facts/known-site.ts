import 'server-only';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { disagreementsOf, knownAccess, knownWater, observationsOf } from '../observations/observations-sql';
import type { KnownSite } from './known-facts';

export interface KnownRow extends Required<Omit<KnownSite, 'ai'>> {
  state: string | null;
}

export const parkOf = (site: Prisma.Sql) => Prisma.sql`(
  select json_build_object('name', p.name, 'sure', p.sure) from site_parks p where p.source_ref = ${site}.source_ref)`;

/** Null for a site that a person added. */
export const evidenceOf = (site: Prisma.Sql) => Prisma.sql`case when ${site}.source_ref is not null then (
  select json_build_object('road', r.says, 'island', r.island, 'dogs', d.says)
  from (values (${site}.source_ref)) its (ref)
  left join site_roads r on r.source_ref = its.ref left join site_dogs d on d.source_ref = its.ref) end`;

const site = Prisma.sql`c`;

export const saidColumns = Prisma.sql`
  ${observationsOf(Prisma.sql`c.id`)} observations, ${parkOf(site)} park, ${evidenceOf(site)} evidence`;

export const saidFields = Prisma.sql`
  'observations', ${observationsOf(Prisma.sql`c.id`)}, 'park', ${parkOf(site)}, 'evidence', ${evidenceOf(site)}`;

/** Everything known about a site `c`, as a KnownRow. */
export const siteKnown = Prisma.sql`(
  select json_build_object(
    'drivetrain', c.drivetrain, 'pet_friendly', c.pet_friendly, 'state', c.state,
    'source', case when c.source = 'user' and not c.share_flag then 'private' else c.source::text end,
    'features', coalesce(json_agg(f.name order by f.name) filter (where cf.present), '[]'),
    'missing_features', coalesce(json_agg(f.name order by f.name) filter (where not cf.present), '[]'),
    ${saidFields})
  from campsite_features cf join site_features f on f.id = cf.feature_id where cf.campsite_id = c.id)`;

export const siteDisagreements = disagreementsOf(Prisma.sql`c.id`);

export const siteAccess = knownAccess(site);

export const siteDrinkingWater = knownWater(site);

/** The caller has checked that the viewer may see the site. */
export async function readKnown(siteId: string): Promise<KnownRow | null> {
  const [row] = await readRows<{ known: KnownRow }>(
    Prisma.sql`select ${siteKnown} known from campsites c where c.id = ${siteId}::uuid`,
  );
  return row?.known ?? null;
}
