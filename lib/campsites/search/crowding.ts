import { caps } from '@/lib/account/caps';
import { kmBetween, type Position } from '@/lib/geometry';
import { MAX_RESULTS } from '../search-choices';

/**
 * Limits on one owner's sites in a response: at most this many within NEAR_KM of each other, and at
 * most MAX_OF_ONE_OWNER in all.
 */
export const MAX_TOGETHER = 3;
export const MAX_OF_ONE_OWNER = 20;
const NEAR_KM = 1;

/**
 * How many of the nearest sites to read, so that withoutCrowds can still fill a response. In the worst
 * case each owner has `caps.sites` of these sites, all close together, and only MAX_TOGETHER of each
 * owner's sites remain.
 */
export const MAX_CANDIDATES = Math.ceil(MAX_RESULTS / MAX_TOGETHER) * caps.sites;

/**
 * A found site. `countedOwner` is the site's owner; null for open data and for the viewer's own
 * sites, because withoutCrowds never drops these.
 */
export interface SiteOfOwner extends Position {
  countedOwner: string | null;
}

/** True when any owner has more than MAX_TOGETHER of these sites. */
export function mayBeCrowded(found: SiteOfOwner[]): boolean {
  const counts = new Map<string, number>();
  return found.some(({ countedOwner }) => {
    if (countedOwner === null) return false;
    const count = (counts.get(countedOwner) ?? 0) + 1;
    counts.set(countedOwner, count);
    return count > MAX_TOGETHER;
  });
}

/**
 * Drops sites beyond the limits on one owner's sites: MAX_TOGETHER within NEAR_KM of each other,
 * and MAX_OF_ONE_OWNER in all. The sites at the start of the list are kept.
 */
export function withoutCrowds<Site extends SiteOfOwner>(found: Site[]): Site[] {
  const kept = new Map<string, Site[]>();
  return found.filter((site) => {
    if (site.countedOwner === null) return true;
    const others = kept.get(site.countedOwner) ?? [];
    const near = others.filter((other) => kmBetween(site, other) < NEAR_KM);
    if (others.length >= MAX_OF_ONE_OWNER || near.length >= MAX_TOGETHER) return false;
    kept.set(site.countedOwner, [...others, site]);
    return true;
  });
}
