import { parseKm } from '@/lib/campsites/ai/merge';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import { cardFacts } from '@/lib/campsites/search/card-facts';
import { fitLine } from '@/lib/campsites/search/fit-line';
import { knownOf } from '@/lib/campsites/search/listed-site';
import { type OwnParty, ownNeeds } from '@/lib/campsites/search/own-party';
import { campsiteHref, choiceHref, suggestionHref } from '@/lib/campsites/search/search-href';
import type { Want } from '@/lib/campsites/search-choices';
import { coverSeed } from '@/lib/cover-art/seed';
import { nobody } from './campsite-card';
import { kmAway } from './km-away';
import { ResultCard, type ResultCardProps } from './result-card';

const CHECK = 'Check before you go';

/** A campsite that the AI suggests. Nobody has confirmed any of its facts. */
export function SuggestionCard({
  suggestion,
  trip,
  needs,
  own = nobody,
  opening,
  onOpen,
}: Pick<ResultCardProps, 'onOpen'> & {
  suggestion: AiCampsite;
  trip: string | null;
  needs: readonly Want[];
  own?: OwnParty;
  /** The path of the page that is loading; null when none is. */
  opening?: string | null;
}) {
  const { suggestion_id, name, distance, location_id } = suggestion;
  const said = knownOf({ suggestion });
  const km = parseKm(distance);
  // A suggestion that matches a known campsite links to that campsite.
  const href = choiceHref(trip, location_id ? { site: location_id } : { suggestion: suggestion_id });
  const look = location_id ? campsiteHref(trip, location_id) : suggestionHref(trip, suggestion_id);
  return (
    <ResultCard
      href={href}
      look={look}
      forTrip={trip !== null}
      opening={opening === href || opening === look}
      onOpen={onOpen}
      name={name}
      distance={Number.isFinite(km) ? kmAway(km) : null}
      cover={coverSeed({ name })}
      fit={fitLine({ ...said, name }, needs, own)}
      facts={[...cardFacts(said, needs, ownNeeds(own)), CHECK]}
      badge={{ icon: 'sparkles', text: 'AI' }}
    />
  );
}
