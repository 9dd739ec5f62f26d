import { most } from '../caps/most';
import { MOST } from './choices';
import { kmBetween, type Position } from './geometry';

/** Of one owner's sites, so many stand within NEAR_KM of each other in an answer, and so many in all. */
export const TOGETHER = 3;
export const OF_ONE_OWNER = 20;
const NEAR_KM = 1;

/**
 * How many of the nearest are enough to fill an answer, come what may: whoever crowds it has no more sites than one
 * person can, and at least TOGETHER of them stay.
 */
export const ENOUGH = Math.ceil(MOST / TOGETHER) * most.sites;

/** A site found; `crowd` is its owner, and null where crowding is no question: the open data and one's own. */
export interface Found extends Position {
  crowd: string | null;
}

/** Whether any owner has more sites among these than may stand together. */
export function mayBeCrowded(found: Found[]): boolean {
  const counts = new Map<string, number>();
  return found.some(({ crowd }) => {
    if (crowd === null) return false;
    const count = (counts.get(crowd) ?? 0) + 1;
    counts.set(crowd, count);
    return count > TOGETHER;
  });
}

/** Leaves out what stands too close to nearer sites of the same owner, and what is too many of one. */
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
