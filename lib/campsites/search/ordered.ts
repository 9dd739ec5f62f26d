import { factsOf, type KnownSite } from '../facts/known-facts';
import type { Order } from '../search-choices';
import { saidSite } from '../suggestions/said-facts';
import { type Needs, type Suit, suitOf } from './needs';
import { type OwnParty, ownMark } from './own-mark';

type Said = Parameters<typeof saidSite>[0] & { pets_said: boolean };

type AnyResult = { site: KnownSite } | { site?: undefined; suggestion: Said };

export function knownOf(result: AnyResult): KnownSite {
  if (result.site) return result.site;
  const { suggestion } = result;
  return saidSite({ ...suggestion, petFriendly: suggestion.pets_said ? suggestion.petFriendly : null });
}

export function ordered<Result extends AnyResult>(
  results: readonly Result[],
  order: Order,
  own: OwnParty | undefined,
): Result[] {
  if (order === 'near') return [...results];
  return results
    .map((result) => ({ result, ...fitRank(knownOf(result), own) }))
    .sort((a, b) => a.look - b.look || b.known - a.known)
    .map(({ result }) => result);
}

const looks = { yes: 0, ask: 2, no: 3 } as const;

/** `look` is 0 for the sites that suit the household best. An AI's words don't count as known. */
function fitRank(site: KnownSite, own: OwnParty | undefined) {
  if (site.ai) return { look: 1, known: 0 };
  const mark = own && ownMark(site, own);
  const { known, more } = factsOf(site);
  return { look: mark ? looks[mark.look] : 1, known: known.length + more.length };
}

export function grouped<Result extends AnyResult>(
  results: readonly Result[],
  needs: Needs,
): Record<Suit, Result[]> {
  const groups: Record<Suit, Result[]> = { fits: [], asks: [], unsuited: [] };
  for (const result of results) groups[suitOf(knownOf(result), needs)].push(result);
  return groups;
}
