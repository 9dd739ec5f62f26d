import { caps } from '@/lib/account/caps';
import { kmBetween, type Position } from '@/lib/geometry';
import { MAX_RESULTS } from '../search-choices';

export const MAX_TOGETHER = 3;
export const MAX_OF_ONE_OWNER = 20;
const NEAR_KM = 1;

/**
 * Enough for withoutCrowds to fill a response even if each owner has `caps.sites` sites, all close
 * together.
 */
export const MAX_CANDIDATES = Math.ceil(MAX_RESULTS / MAX_TOGETHER) * caps.sites;

/** `countedOwner` is null for sites that are never dropped: open data and the viewer's own. */
export interface SiteOfOwner extends Position {
  countedOwner: string | null;
}

export function mayBeCrowded(found: SiteOfOwner[]): boolean {
  const counts = new Map<string, number>();
  return found.some(({ countedOwner }) => {
    if (countedOwner === null) return false;
    const count = (counts.get(countedOwner) ?? 0) + 1;
    counts.set(countedOwner, count);
    return count > MAX_TOGETHER;
  });
}

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
