import { Icon } from '@/components/ui/icon';
import { parseKm } from '@/lib/campsites/ai/merge';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import { cardFacts } from '@/lib/campsites/search/card-facts';
import { knownOf } from '@/lib/campsites/search/listed-site';
import { type Needs, unsaidNeeds } from '@/lib/campsites/search/needs';
import type { OwnParty } from '@/lib/campsites/search/own-mark';
import { campsiteHref, choiceHref, suggestionHref } from '@/lib/campsites/search/search-href';
import { coverSeed } from '@/lib/cover-art/seed';
import { listText } from '@/lib/text';
import { ownAskWord } from './need-words';
import { ResultCard, type ResultCardProps } from './result-card';

/** A campsite that the AI suggests. Nobody has confirmed any of its facts. */
export function SuggestionCard({
  suggestion,
  trip,
  needs,
  ownParty,
  opening,
  onOpen,
}: Pick<ResultCardProps, 'onOpen'> & {
  suggestion: AiCampsite;
  trip: string | null;
  needs: Needs;
  ownParty?: OwnParty;
  /** The path of the page that is loading; null when none is. */
  opening?: string | null;
}) {
  const { suggestion_id, name, distance, location_id } = suggestion;
  const said = knownOf({ suggestion });
  const facts = cardFacts(said, needs);
  const unsaid = facts.denied.length > 0 ? [] : unsaidNeeds(said, needs);
  // A suggestion that matches a known campsite links to that campsite.
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
      facts={facts}
      source={
        <>
          <Icon name="sparkles" />
          <span>AI suggestion</span>
          <span>Check before you go</span>
        </>
      }
    >
      {unsaid.length > 0 && (
        <li className="own-line own-ask">
          {`Ask about ${listText(unsaid.map((need) => ownAskWord(need, ownParty)))}`}
        </li>
      )}
    </ResultCard>
  );
}
