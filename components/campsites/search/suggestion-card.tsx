import { Icon } from '@/components/ui/icon';
import { parseKm } from '@/lib/campsites/ai/merge';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import { briefFacts } from '@/lib/campsites/brief-facts';
import { saidSite } from '@/lib/campsites/said-facts';
import { campsiteHref, choiceHref, suggestionHref } from '@/lib/campsites/search/search-href';
import type { Want } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { WAY_UNKNOWN } from '../site/missing-text';
import { ResultCard, type ResultCardProps } from './result-card';

const MOST_FACTS = 5;

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
  const { suggestion_id, name, distance, petFriendly, pets_said, location_id } = suggestion;
  const { there, missing, unknown } = briefFacts(
    saidSite({ ...suggestion, petFriendly: pets_said ? petFriendly : null }),
  );
  const asksWay = unknown.includes('access') && wants.includes('car');
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
      {there.slice(0, MOST_FACTS).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
      {there.length > MOST_FACTS && <li>{`and ${there.length - MOST_FACTS} more`}</li>}
      {missing && <li>{missing}</li>}
      {asksWay && <li>{WAY_UNKNOWN}</li>}
      <li>Check before you go</li>
    </ResultCard>
  );
}
