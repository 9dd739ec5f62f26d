import { Sparkles } from 'lucide-react';
import type { AiCampsite } from '@/lib/ai-campsites/schema';
import { parseKm } from '@/lib/campsites/merge';
import { coverSeed } from '@/lib/covers/seed';
import { Badge } from '../ui/badge';
import { QuietFact, ResultCard } from './result-card';

/** What the AI alone suggests: nothing that it says is known to be so. */
export function SuggestionCard({ suggestion }: { suggestion: AiCampsite }) {
  const { name, distance, features, access, petFriendly } = suggestion;
  const facts = [
    access && access.toLowerCase() !== 'unknown' && access,
    petFriendly === 'Yes' ? 'Pets welcome' : 'No pets',
    ...features,
  ].filter(Boolean);
  return (
    <ResultCard
      href={hrefOf(suggestion)}
      name={name}
      distance={Number.isFinite(parseKm(distance)) ? distance : null}
      address={null}
      cover={coverSeed({ name })}
    >
      <li>
        <Badge tone="ochre" icon={<Sparkles aria-hidden="true" className="size-4" />}>
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

/** A suggestion travels by name and URL; one that is a known site leads there. */
function hrefOf({ name, url, location_id }: AiCampsite): string {
  const query = location_id
    ? new URLSearchParams({ site: location_id })
    : new URLSearchParams({ site_name: name, ...(url && { site_url: url }) });
  return `/create-trip-details?${query}`;
}
