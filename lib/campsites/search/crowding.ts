import { caps } from '@/lib/account/caps';
import { kmBetween, type Position } from '@/lib/geometry';
import { MAX_RESULTS } from '../search-choices';

/** The most sites of one owner in a response: within NEAR_KM of each other, and in all. */
export const MAX_TOGETHER = 3;
export const MAX_OF_ONE_OWNER = 20;
const NEAR_KM = 1;

/**
 * How many of the nearest sites to read so that a response can always be filled: even where every owner has as many
 * sites as one person may, MAX_TOGETHER of each owner's remain.
 */
export const MAX_CANDIDATES = Math.ceil(MAX_RESULTS / MAX_TOGETHER) * caps.sites;

/** A site found. `countedOwner` is its owner, or null where none applies: open data and the viewer's own sites. */
export interface SiteOfOwner extends Position {
  countedOwner: string | null;
}

/** Whether any owner has more than MAX_TOGETHER sites among these. */
export function mayBeCrowded(found: SiteOfOwner[]): boolean {
  const counts = new Map<string, number>();
  return found.some(({ countedOwner }) => {
    if (countedOwner === null) return false;
    const count = (counts.get(countedOwner) ?? 0) + 1;
    counts.set(countedOwner, count);
    return count > MAX_TOGETHER;
  });
}

/** Leaves out sites too close to nearer ones of the same owner, and those beyond one owner's share. */
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
