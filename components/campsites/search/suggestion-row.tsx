import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { SkipTo } from '@/components/ui/skip-to';
import { Spinner } from '@/components/ui/spinner';
import type { AiCampsite } from '@/lib/campsites/ai/schema';
import type { SearchValues } from '@/lib/campsites/search/search-href';
import { LIST } from './ids';
import { SuggestionCard } from './suggestion-card';
import { useOpenResult } from './use-open-result';

interface Props {
  suggestions: readonly AiCampsite[];
  /** They are on their way: the row keeps their place, so that the list below doesn't jump when they arrive. */
  pending: boolean;
  values: SearchValues;
}

/** What the AI suggests, in a row that scrolls sideways above the list. */
export function SuggestionRow({ suggestions, pending, values }: Props) {
  const title = useId();
  const { open, opening } = useOpenResult();
  return (
    <div className="suggestions">
      <p id={title}>
        <Icon name="sparkles" />
        <b>Suggested by AI</b> check before you go
      </p>
      {suggestions.length > 0 && (
        <SkipTo target={LIST} className="skip-here">
          Skip the suggestions
        </SkipTo>
      )}
      {suggestions.length > 0 ? (
        <ul aria-labelledby={title}>
          {suggestions.map((suggestion) => (
            <SuggestionCard
              key={suggestion.suggestion_id}
              suggestion={suggestion}
              trip={values.trip}
              wants={values.wants}
              opening={opening}
              onOpen={open}
            />
          ))}
        </ul>
      ) : (
        <div role="status">
          {pending && (
            <>
              <Spinner />
              Asking the AI for suggestions…
            </>
          )}
        </div>
      )}
    </div>
  );
}
