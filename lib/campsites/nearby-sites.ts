import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { kmBetween, type Position, roundKm } from '../geometry';
import type { Viewer } from '../server/auth/viewer';
import { inScope } from './policy';

/** How many sites a campsite's page names beside it. */
const MOST_NEARBY = 3;

/** What a page says of a site that lies near another. */
export interface SiteNearby extends Position {
  id: string;
  name: string;
  address: string | null;
  features: string[];
  /** Km from the other. */
  distance: number;
}

/** Those nearest to a spot `c` that a search could find, for `toNearby`; the index gives them in their order. */
export const nearbySites = (viewer: Viewer) => Prisma.sql`(
  select coalesce(json_agg(near), '[]')
  from (select c.id, earth_position(c.latitude, c.longitude) spot) here
  cross join lateral (
    select c.id, c.name, c.address, c.latitude, c.longitude, array(
      select f.name::text from campsite_features cf join site_features f on f.id = cf.feature_id
      where cf.campsite_id = c.id and cf.present order by f.name
    ) features
    from campsites c
    where not c.group_only and c.id <> here.id
      and (${inScope(viewer, 'public')} or ${inScope(viewer, 'my')})
    order by earth_position(c.latitude, c.longitude) <-> here.spot
    limit ${MOST_NEARBY}
  ) near)`;

export const toNearby = (from: Position, sites: Omit<SiteNearby, 'distance'>[]): SiteNearby[] =>
  sites.map((site) => ({ ...site, distance: roundKm(kmBetween(from, site)) }));
