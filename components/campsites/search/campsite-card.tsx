import { memo } from 'react';
import type { ListedSite } from '@/lib/campsites/search/listed-site';
import { type OwnParty, ownMark } from '@/lib/campsites/search/own-mark';
import { campsiteHref, choiceHref } from '@/lib/campsites/search/search-href';
import { featuresWanted, type Want } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { missingText, unknownText, WAY_UNKNOWN } from '../site/missing-text';
import { ResultCard, type ResultCardProps } from './result-card';
import { SiteSource } from './site-source';

const MOST_FEATURES = 4;

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
  const { drivetrain, pet_friendly, features, missing_features } = site;
  const facts = features.slice(0, MOST_FEATURES);
  if (pet_friendly !== null) facts.unshift(pet_friendly ? 'Pets welcome' : 'No pets');
  if (drivetrain) facts.unshift(drivetrain);
  const asksWay = drivetrain === null && wants.includes('car');
  const unknown = asksWay ? pet_friendly === null && 'Pets unknown' : unknownText(site);
  const missed = featuresWanted(wants).filter(
    (feature) => !features.includes(feature) && !missing_features.includes(feature),
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
      {facts.map((fact) => (
        <li key={fact} className="fact">
          {fact}
        </li>
      ))}
      {features.length > MOST_FEATURES && <li>{`and ${features.length - MOST_FEATURES} more`}</li>}
      {missing_features.length > 0 && <li>{missingText(missing_features)}</li>}
      {asksWay && <li>{WAY_UNKNOWN}</li>}
      {unknown && <li>{unknown}</li>}
      {missed.map((feature) => (
        <li key={feature}>{`${feature} unknown`}</li>
      ))}
      {mark && <li className={`own-${mark.look}`}>{mark.text}</li>}
    </ResultCard>
  );
});
