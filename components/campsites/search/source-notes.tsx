import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Source } from '@/lib/campsites/search/search-href';
import type { StoredSource } from '@/lib/campsites/search/sources';
import { focusResults } from './ids';
import type { SourceStates } from './source-states';

const failures: Record<Source, string> = {
  ai: 'AI suggestions couldn’t load right now.',
  user: 'Shared sites couldn’t load right now.',
  private: 'Private sites couldn’t load right now.',
};

const waits: Record<StoredSource, string> = {
  user: 'Loading shared sites…',
  private: 'Loading private sites…',
};

export type SourceNotesProps = Pick<SourceStates, 'loading' | 'failed'> & {
  onRetry: (source: Source) => void;
};

/** True for every source except the AI. AiLine says when the AI's suggestions are loading. */
const isStored = (source: Source): source is StoredSource => source !== 'ai';

export function SourceNotes({ loading, failed, onRetry }: SourceNotesProps) {
  return (
    <>
      {[...byWords(failed)].map(([words, sources]) => (
        <Alert
          key={words}
          tone="warning"
          className="mb-4"
          action={
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                focusResults();
                sources.forEach(onRetry);
              }}
            >
              Try again
            </Button>
          }
        >
          {words}
        </Alert>
      ))}
      <div role="status">
        {loading.filter(isStored).map((source) => (
          <p key={source} className="mb-3 flex items-center gap-2 text-sm text-muted">
            <Spinner />
            {waits[source]}
          </p>
        ))}
      </div>
    </>
  );
}

/**
 * Groups the failed sources by their message, because a rate limit often refuses all of them with
 * the same message.
 */
function byWords(failed: SourceStates['failed']): Map<string, Source[]> {
  const said = new Map<string, Source[]>();
  for (const { source, text } of failed) {
    const words = text ?? failures[source];
    said.set(words, [...(said.get(words) ?? []), source]);
  }
  return said;
}
