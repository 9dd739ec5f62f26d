import { Spinner } from '@/components/ui/spinner';
import { countText } from '@/lib/text';
import type { Asked } from './use-sources';

interface Props {
  /** The state of the request to the AI; null when the AI is not asked. */
  state: Asked<'ai'>['state'] | null;
  count: number;
}

/**
 * Says that the AI's suggestions are loading, or how many there are. The line is always shown, so
 * that the list below doesn't move. SourceNotes shows a failure.
 */
export function AiLine({ state, count }: Props) {
  if (state === 'loading')
    // Hidden without scripts, because a script sends the request to the AI.
    return (
      <p className="flex items-center gap-2 noscript:hidden">
        <Spinner />
        Asking the AI for suggestions…
      </p>
    );
  if (state !== 'ready') return null;
  return <p>{count === 0 ? 'No AI suggestions here' : `${countText(count, 'AI suggestion')} in the list`}</p>;
}
