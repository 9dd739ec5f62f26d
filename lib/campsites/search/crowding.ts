import { most } from '@/lib/account/caps';
import { kmBetween, type Position } from '@/lib/geometry';
import { MOST } from '../search-choices';

/** The most sites of one owner in an answer: within NEAR_KM of each other, and in all. */
export const TOGETHER = 3;
export const OF_ONE_OWNER = 20;
const NEAR_KM = 1;

/**
 * How many of the nearest sites to read so that an answer can always be filled: even where every owner has as many
 * sites as one person may, TOGETHER of each owner's remain.
 */
export const ENOUGH = Math.ceil(MOST / TOGETHER) * most.sites;

/** A site found. `crowd` is its owner, or null where none applies: open data and the viewer's own sites. */
export interface Found extends Position {
  crowd: string | null;
}

/** Whether any owner has more than TOGETHER sites among these. */
export function mayBeCrowded(found: Found[]): boolean {
  const counts = new Map<string, number>();
  return found.some(({ crowd }) => {
    if (crowd === null) return false;
    const count = (counts.get(crowd) ?? 0) + 1;
    counts.set(crowd, count);
    return count > TOGETHER;
  });
}

/** Leaves out sites too close to nearer ones of the same owner, and those beyond one owner's share. */
export function withoutCrowds<Site extends Found>(found: Site[]): Site[] {
  const kept = new Map<string, Site[]>();
  return found.filter((site) => {
    if (site.crowd === null) return true;
    const others = kept.get(site.crowd) ?? [];
    const near = others.filter((other) => kmBetween(site, other) < NEAR_KM);
    if (others.length >= OF_ONE_OWNER || near.length >= TOGETHER) return false;
    kept.set(site.crowd, [...others, site]);
    return true;
  });
}
