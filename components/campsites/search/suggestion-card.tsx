import { Icon } from '@/components/ui/icon';
import { parseKm } from '@/lib/campsites/ai/merge';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import { campsiteHref, choiceHref, suggestionHref } from '@/lib/campsites/search/search-href';
import type { Want } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { WAY_UNKNOWN } from '../site/missing-text';
import { ResultCard, type ResultCardProps } from './result-card';

const MOST_FEATURES = 3;

/** What the AI suggests: nothing that it says is known to be so. */
export function SuggestionCard({
  suggestion,
  trip,
  wants,
  opening,
  onOpen,
}: Pick<ResultCardProps, 'onOpen'> & {
  suggestion: AiCampsite;
  trip: string | null;
  /** The wishes of the search. The card says which of them the AI did not mention. */
  wants: readonly Want[];
  /** The address of the page that is opening. */
  opening?: string | null;
}) {
  const { suggestion_id, name, distance, features, access, petFriendly, pets_said, location_id } = suggestion;
  const facts = [
    access === 'Unknown' ? wants.includes('car') && WAY_UNKNOWN : access,
    pets_said && (petFriendly === 'Yes' ? 'Pets welcome' : 'No pets'),
    ...features.slice(0, MOST_FEATURES),
  ].filter(Boolean);
  // A suggestion that is a known campsite links to the campsite.
  const href = choiceHref(trip, location_id ? { site: location_id } : { suggestion: suggestion_id });
  const look = location_id ? campsiteHref(trip, location_id) : suggestionHref(trip, suggestion_id);
  return (
    <ResultCard
      href={href}
      look={look}
      opening={opening === href || opening === look}
      onOpen={onOpen}
      name={name}
      distance={Number.isFinite(parseKm(distance)) ? distance : null}
      address={null}
      cover={coverSeed({ name })}
    >
      <li className="fact-ochre">
        <Icon name="sparkles" />
        AI suggestion
      </li>
      {[...new Set(facts)].map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
      {features.length > MOST_FEATURES && <li>{`and ${features.length - MOST_FEATURES} more`}</li>}
      <li>Check before you go</li>
    </ResultCard>
  );
}
