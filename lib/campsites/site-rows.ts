import 'server-only';
import type { Campsite as CampsiteRow } from '@/prisma/generated/client';
import { Prisma } from '@/prisma/generated/client';
import type { Campsite } from './schema';
import { sourceOf } from './to-campsite';

export interface SqlSite extends Omit<Campsite, 'source'> {
  source: CampsiteRow['source'];
}

export const siteColumns = Prisma.sql`
  c.id::text, c.name, c.address, c.latitude, c.longitude, c.phone_contact, c.email_contact, c.campsite_url,
  c.share_flag, c.drivetrain, c.pet_friendly, c.source::text, f.site_features, f.features, f.missing_features`;

export const featuresBeside = Prisma.sql`cross join lateral (
  select coalesce(array_agg(f.id::text order by f.name) filter (where cf.present), '{}') site_features,
         coalesce(array_agg(f.name::text order by f.name) filter (where cf.present), '{}') features,
         coalesce(array_agg(f.name::text order by f.name) filter (where not cf.present), '{}') missing_features
  from campsite_features cf join site_features f on f.id = cf.feature_id
  where cf.campsite_id = c.id
) f`;

export const withSource = <Row extends SqlSite>(row: Row) => ({
  ...row,
  source: sourceOf(row.source, row.share_flag),
});
