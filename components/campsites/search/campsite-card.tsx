import { memo } from 'react';
import { briefFacts } from '@/lib/campsites/brief-facts';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { type OwnParty, ownMark } from '@/lib/campsites/search/own-mark';
import { campsiteHref, choiceHref } from '@/lib/campsites/search/search-href';
import { type Want, wantedFeatures } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { unknownText, WAY_UNKNOWN } from '../site/missing-text';
import { ResultCard, type ResultCardProps } from './result-card';
import { SiteSource } from './site-source';

const MOST_FACTS = 5;

/** The topics of what can be asked for. */
const topicOf = { toilets: 'toilets', water: 'water', power: 'power', free: 'cost' } as const;
type Featured = keyof typeof topicOf;

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
  /** What was asked for, so that it is said where that isn't known. */
  wants?: readonly Want[];
};

/** A campsite that the search found; marking one of many renders no other. */
export const CampsiteCard = memo(function CampsiteCard({
  site,
  suggested,
  ownParty,
  trip = null,
  wants = [],
  active,
  eager,
  onActivate,
  opening,
  onOpen,
}: CampsiteCardProps) {
  const { there, missing, unknown } = briefFacts(site);
  const asksWay = unknown.includes('access') && wants.includes('car');
  const unsaid = asksWay ? unknown.includes('pets') && 'Pets unknown' : unknownText({ unknown });
  const missed = wants.flatMap((want) =>
    want in topicOf && unknown.includes(topicOf[want as Featured]) ? [want as Featured] : [],
  );
  const mark = ownParty && ownMark(site, ownParty);
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
    >
      <SiteSource source={site.source} own={site.own} />
      {suggested && <li className="fact-ochre">AI suggests it too</li>}
      {there.slice(0, MOST_FACTS).map(({ text }) => (
        <li key={text} className="fact">
          {text}
        </li>
      ))}
      {there.length > MOST_FACTS && <li>{`and ${there.length - MOST_FACTS} more`}</li>}
      {missing && <li>{missing}</li>}
      {asksWay && <li>{WAY_UNKNOWN}</li>}
      {unsaid && <li>{unsaid}</li>}
      {missed.map((want) => (
        <li key={want}>{`${wantedFeatures[want]} unknown`}</li>
      ))}
      {mark && <li className={`own-${mark.look}`}>{mark.text}</li>}
    </ResultCard>
  );
});
