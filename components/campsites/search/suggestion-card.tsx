import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { parseKm } from '@/lib/campsites/ai/merge';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import { choiceHref } from '@/lib/campsites/search/search-href';
import { coverSeed } from '@/lib/cover-art/seed';
import { QuietFact } from '../site/quiet-fact';
import { ResultCard } from './result-card';

/** What the AI alone suggests: nothing that it says is known to be so. */
export function SuggestionCard({
  suggestion,
  trip,
  eager,
}: {
  suggestion: AiCampsite;
  trip: string | null;
  eager?: boolean;
}) {
  const { name, distance, features, access, petFriendly, url, location_id } = suggestion;
  const facts = [
    access !== 'Unknown' && access,
    // Its "No" stands for "I don't know" too.
    petFriendly === 'Yes' ? 'Pets welcome' : 'Pets unconfirmed',
    ...features,
  ].filter(Boolean);
  return (
    <ResultCard
      // It travels by name and URL; one that is a known site leads there.
      href={choiceHref(trip, location_id ? { site: location_id } : { name, url })}
      name={name}
      distance={Number.isFinite(parseKm(distance)) ? distance : null}
      address={null}
      cover={coverSeed({ name })}
      eager={eager}
    >
      <li>
        <Badge tone="ochre" icon={<Icon name="sparkles" className="size-4" />}>
          AI suggestion
        </Badge>
      </li>
      {[...new Set(facts)].map((fact) => (
        <li key={String(fact)}>
          <Badge>{fact}</Badge>
        </li>
      ))}
      <QuietFact>Suggested by AI, check before you go</QuietFact>
    </ResultCard>
  );
}
