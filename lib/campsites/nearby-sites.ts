import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { kmBetween, type Position, roundKm } from '../geometry';
import type { Viewer } from '../server/auth/viewer';
import { briefFacts } from './brief-facts';
import { type KnownRow, siteKnown } from './known-site';
import { inScope } from './policy';

/** How many sites a campsite's page names beside it. */
const MOST_NEARBY = 3;

/** What a page says of a site that lies near another. */
export interface SiteNearby extends Position {
  id: string;
  name: string;
  address: string | null;
  /** What is known of it, what campers ask for first. */
  facts: string[];
  /** Km from the other. */
  distance: number;
}

/** The same before it is told. */
export interface NearbyRow extends Omit<SiteNearby, 'distance' | 'facts'> {
  known: KnownRow;
}

/** Those nearest to a spot `c` that a search could find, for `toNearby`; the index gives them in their order. */
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
