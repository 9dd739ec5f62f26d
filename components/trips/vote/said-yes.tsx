'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { VoteKind } from '@/lib/trips/vote/limits';
import { saidYesText } from '@/lib/trips/vote/said-yes';
import { useAnswer } from '../attendance/use-answer';

/** For somebody who said yes to what a vote was decided on, and has yet to say whether they come. */
export function SaidYes({ tripId, kinds }: { tripId: string; kinds: VoteKind[] }) {
  const { send, sending, failure, box } = useAnswer(tripId);
  return (
    <div ref={box} tabIndex={-1} className="w-full space-y-3 outline-none">
      <Alert tone="warning" title="The vote is decided: are you going?">
        <p>{saidYesText(kinds)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            icon={<Icon name="check" />}
            pending={sending}
            pendingText="Saving…"
            onClick={() => send(true, 'going')}
            className="max-sm:grow sm:whitespace-nowrap"
          >
            Going
          </Button>
          <Button
            variant="secondary"
            icon={<Icon name="x" />}
            aria-disabled={sending || undefined}
            onClick={() => send(false, 'not going')}
            className="max-sm:grow sm:whitespace-nowrap"
          >
            Not going
          </Button>
        </div>
      </Alert>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
