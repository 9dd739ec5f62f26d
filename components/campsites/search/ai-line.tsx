import { Spinner } from '@/components/ui/spinner';
import { counted } from './count-line';
import type { Asked } from './use-sources';

interface Props {
  /** Null where the AI isn't asked. */
  state: Asked<'ai'>['state'] | null;
  count: number;
}

/**
 * Says where the AI's suggestions stand. The line is there from the page's first moment and stays when the response
 * comes, so the list below doesn't move up or down. A failure has its own note.
 */
export function AiLine({ state, count }: Props) {
  if (state === 'loading')
    // Nothing is asked without scripts.
    return (
      <p className="flex items-center gap-2 noscript:hidden">
        <Spinner />
        Asking the AI for suggestions…
      </p>
    );
  if (state !== 'ready') return null;
  return <p>{count === 0 ? 'No AI suggestions here' : `${counted(count, 'AI suggestion')} in the list`}</p>;
}
