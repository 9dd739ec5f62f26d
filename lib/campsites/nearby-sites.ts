import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { kmBetween, type Position, roundKm } from '../geometry';
import type { Viewer } from '../server/auth/viewer';
import { briefFacts } from './facts/brief-facts';
import { type KnownRow, siteKnown } from './facts/known-site';
import { inScope } from './policy';

const MOST_NEARBY = 3;

export interface SiteNearby extends Position {
  id: string;
  name: string;
  address: string | null;
  facts: string[];
  /** In km. */
  distance: number;
}

export interface NearbyRow extends Omit<SiteNearby, 'distance' | 'facts'> {
  known: KnownRow;
}

/** Only sites that the viewer's searches can find. The index returns them in the order of distance. */
export const nearbySites = (viewer: Viewer) => Prisma.sql`(
  select coalesce(json_agg(near), '[]')
  from (select c.id, earth_position(c.latitude, c.longitude) spot) here
  cross join lateral (
    select c.id, c.name, c.address, c.latitude, c.longitude, ${siteKnown} known
    from campsites c
    where not c.group_only and c.id <> here.id
      and (${inScope(viewer, 'public')} or ${inScope(viewer, 'my')})
    order by earth_position(c.latitude, c.longitude) <-> here.spot
    limit ${MOST_NEARBY}
  ) near)`;

export const toNearby = (from: Position, sites: NearbyRow[]): SiteNearby[] =>
  sites.map(({ known, ...site }) => ({
    ...site,
    facts: briefFacts(known).there.map(({ text }) => text),
    distance: roundKm(kmBetween(from, site)),
  }));
