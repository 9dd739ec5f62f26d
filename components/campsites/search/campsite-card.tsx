import { memo } from 'react';
import { cardFacts, isBare } from '@/lib/campsites/search/card-facts';
import { fitLine } from '@/lib/campsites/search/fit-line';
import { localityOf } from '@/lib/campsites/search/grounds';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { type OwnParty, ownNeeds } from '@/lib/campsites/search/own-party';
import { campsiteHref, choiceHref } from '@/lib/campsites/search/search-href';
import type { Want } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { kmAway } from './km-away';
import { ResultCard, type ResultCardProps } from './result-card';

export const nobody: OwnParty = { car: null, pets: [] };

const badges = {
  open: { icon: 'globe', text: 'Open data' },
  user: { icon: 'users', text: 'User' },
  private: { icon: 'lock', text: 'Private' },
} as const;

export type CampsiteCardProps = Pick<ResultCardProps, 'active' | 'eager' | 'onOpen'> & {
  site: ListedSite;
  /**
   * Called with the site's id when the pointer or the focus reaches the card, and with null when it
   * leaves.
   */
  onActivate?: (id: string | null) => void;
  /** The path of the page that is loading; null when none is. */
  opening?: string | null;
  /** True when the AI also suggests this site, which the search found. */
  suggested?: boolean;
  /** The viewer's household, with which the card compares the site. */
  own?: OwnParty;
  /** The id of the trip for which the search looks for another site; null for a new trip. */
  trip?: string | null;
  /** The needs of the search, whose facts come first. */
  needs?: readonly Want[];
};

/**
 * A campsite in the search's results. It is memoised, so that marking one card doesn't render the
 * others.
 */
export const CampsiteCard = memo(function CampsiteCard({
  site,
  suggested,
  own = nobody,
  trip = null,
  needs = [],
  active,
  eager,
  onActivate,
  opening,
  onOpen,
}: CampsiteCardProps) {
  const facts = cardFacts(site, needs, ownNeeds(own));
  const [href, look] = [choiceHref(trip, { site: site.id }), campsiteHref(trip, site.id)];
  return (
    <ResultCard
      active={active}
      eager={eager}
      onOpen={onOpen}
      onActivate={(active) => onActivate?.(active ? site.id : null)}
      opening={opening === href || opening === look}
      href={href}
      look={look}
      forTrip={trip !== null}
      name={site.name}
      distance={kmAway(site.distance)}
      locality={localityOf(site.address)}
      cover={coverSeed(site)}
      // What is to be asked about a site of which nothing is known goes without saying.
      fit={isBare(site) ? null : fitLine(site, needs, own)}
      facts={suggested ? [...facts, 'AI suggests it too'] : facts}
      badge={badges[site.source]}
    />
  );
});
