import { Badge } from '@/components/ui/badge';
import type { FoundCampsite } from '@/lib/campsites/schema';
import { choiceHref } from '@/lib/campsites/search/search-href';
import { featuresWanted, type Want } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { missingText, unknownText } from '../site/missing-text';
import { QuietFact } from '../site/quiet-fact';
import { SourceBadge } from '../site/source-badge';
import { ResultCard, type ResultCardProps } from './result-card';

const MOST_FEATURES = 4;

export type CampsiteCardProps = Pick<ResultCardProps, 'active' | 'eager' | 'onActivate'> & {
  site: FoundCampsite;
  /** Whether the AI suggests it too. */
  suggested?: boolean;
  /** The trip that another site is looked for. */
  trip?: string | null;
  /** What was asked for, so that it is said where that isn't known. */
  wants?: readonly Want[];
};

/** A campsite that the search found. */
export function CampsiteCard({ site, suggested, trip = null, wants = [], ...marking }: CampsiteCardProps) {
  const { drivetrain, pet_friendly, features, missing_features } = site;
  const known = [drivetrain, pet_friendly !== null && (pet_friendly ? 'Pets welcome' : 'No pets')];
  const unknown = [
    unknownText(site),
    ...featuresWanted(wants)
      .filter((feature) => !features.includes(feature) && !missing_features.includes(feature))
      .map((feature) => `${feature} unknown`),
  ];
  return (
    <ResultCard
      {...marking}
      href={choiceHref(trip, { site: site.id })}
      name={site.name}
      distance={`${site.distance.toFixed(1)} km`}
      address={site.address}
      cover={coverSeed(site)}
    >
      <li>
        <SourceBadge source={site.source} />
      </li>
      {suggested && (
        <li>
          <Badge tone="ochre">AI suggests it too</Badge>
        </li>
      )}
      {[...known.filter(Boolean), ...features.slice(0, MOST_FEATURES)].map((fact) => (
        <li key={String(fact)}>
          <Badge>{fact}</Badge>
        </li>
      ))}
      {features.length > MOST_FEATURES && <QuietFact>and {features.length - MOST_FEATURES} more</QuietFact>}
      {missing_features.length > 0 && <QuietFact>{missingText(missing_features)}</QuietFact>}
      {unknown.filter(Boolean).map((fact) => (
        <QuietFact key={String(fact)}>{fact}</QuietFact>
      ))}
    </ResultCard>
  );
}
