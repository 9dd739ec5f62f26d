import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { campersText, openSource } from '@/lib/campsites/facts/who-says';
import { phoneNumbers } from '@/lib/campsites/phone-numbers';
import { cardFacts } from '@/lib/campsites/search/card-facts';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { type Needs, unsaidNeeds } from '@/lib/campsites/search/needs';
import { type OwnParty, ownMark } from '@/lib/campsites/search/own-mark';
import { campsiteHref, choiceHref } from '@/lib/campsites/search/search-href';
import { coverSeed } from '@/lib/cover-art/seed';
import { listText } from '@/lib/text';
import { phoneLink } from '../site/phone-link';
import { ownAskWord } from './need-words';
import { ResultCard, type ResultCardProps } from './result-card';

const nothing: Needs = { needs: [], car: null };

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
  ownParty?: OwnParty;
  /** The id of the trip for which the search looks for another site; null for a new trip. */
  trip?: string | null;
  /**
   * The search's needs. The card shows the facts about these needs first, and lists the needs about
   * which the person has to ask the campsite.
   */
  needs?: Needs;
};

/**
 * A campsite in the search's results. It is memoised, so that marking one card doesn't render the
 * others.
 */
export const CampsiteCard = memo(function CampsiteCard({
  site,
  suggested,
  ownParty,
  trip = null,
  needs = nothing,
  active,
  eager,
  onActivate,
  opening,
  onOpen,
}: CampsiteCardProps) {
  const mark = ownParty && ownMark(site, ownParty);
  const facts = cardFacts(site, needs);
  const unsaid = facts.denied.length > 0 ? [] : unsaidNeeds(site, needs);
  // In a search with needs, the card shows the household's mark only when the mark says that the
  // site doesn't suit the household, because the facts about the needs are more exact than the
  // mark. A card whose facts deny a need shows no mark.
  const marked = mark && (needs.needs.length === 0 || mark.look === 'no') && facts.denied.length === 0;
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
      name={site.name}
      distance={`${site.distance.toFixed(1)} km`}
      address={site.address}
      cover={coverSeed(site)}
      facts={facts}
      source={<SaidBy site={site} />}
    >
      {suggested && <li>AI suggests it too</li>}
      {marked && <li className={`own-line own-${mark.look}`}>{mark.text}</li>}
      {unsaid.length > 0 && (
        <li className="own-line own-ask">
          <Ask words={unsaid.map((need) => ownAskWord(need, ownParty))} phone={site.phone_contact} />
        </li>
      )}
    </ResultCard>
  );
});

/**
 * Says where the facts come from: campers, with the month of their last visit, and the site's
 * source.
 */
function SaidBy({ site: { source, own, observations } }: { site: ListedSite }) {
  const said = Object.values(observations ?? {});
  const most = said.reduce((says, fact) => Math.max(says, fact.says), 0);
  const [latest = ''] = said
    .map((fact) => fact.latest)
    .sort()
    .reverse();
  return (
    <>
      {most > 0 && `${campersText({ says: most, latest })} · `}
      {source === 'open' && openSource}
      {source === 'user' && (
        <>
          <Icon name="users" />
          <span>{own ? 'Shared by you' : 'Shared'}</span>
        </>
      )}
      {source === 'private' && (
        <>
          <Icon name="lock" />
          <span>Private</span>
        </>
      )}
    </>
  );
}

function Ask({ words, phone }: { words: string[]; phone: string | null | undefined }) {
  const [number] = phone ? phoneNumbers(phone) : [];
  const about = `Ask about ${listText(words)}`;
  if (!phone || !number) return about;
  return (
    <>
      {about}: <a href={phoneLink(phone)}>{number}</a>
    </>
  );
}
