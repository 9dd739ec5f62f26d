import { memo } from 'react';
import { Icon } from '@/components/ui/icon';
import { phoneNumbers } from '@/lib/campsites/phone-numbers';
import { cardFacts } from '@/lib/campsites/search/card-facts';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { type Needs, unsaidNeeds } from '@/lib/campsites/search/needs';
import { type OwnParty, ownMark } from '@/lib/campsites/search/own-mark';
import { campsiteHref, choiceHref } from '@/lib/campsites/search/search-href';
import { campersText } from '@/lib/campsites/told-groups';
import { coverSeed } from '@/lib/cover-art/seed';
import { listText } from '@/lib/text';
import { phoneLink } from '../site/phone-link';
import { ownAskWord } from './need-words';
import { ResultCard, type ResultCardProps } from './result-card';

const nothing: Needs = { needs: [], car: null };

export type CampsiteCardProps = Pick<ResultCardProps, 'active' | 'eager' | 'onOpen'> & {
  site: ListedSite;
  /** The id of the card that the pointer or the focus has come to; null when it leaves. */
  onActivate?: (id: string | null) => void;
  /** The address that is on its way. */
  opening?: string | null;
  /** Whether the AI suggests it too. */
  suggested?: boolean;
  /** The viewer's household, which the site may suit or not. */
  ownParty?: OwnParty;
  /** The trip that another site is looked for. */
  trip?: string | null;
  /** What was asked for: it is told first, and what one has to ask about is said. */
  needs?: Needs;
};

/** A campsite that the search found; marking one of many renders no other. */
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
  // What is needed tells more exactly what suits, and what is to be asked.
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

/** Who says what is known of a site: campers, when the last of them was there, and whose the site is. */
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
      {source === 'open' && 'Open data'}
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
