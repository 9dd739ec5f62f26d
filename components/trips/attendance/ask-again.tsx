'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { NotGoing } from './not-going';
import { type AnsweredTrip, useAnswer } from './use-answer';
import { WaitingAnswer } from './waiting-answer';

interface Props {
  trip: AnsweredTrip;
  title: string;
  /** The label of the button that says yes. */
  yes: 'Going' | 'Still going';
  /** The text that explains the question. */
  children: ReactNode;
}

/** A question at the top of a trip's page. One tap answers yes. */
export function AskAgain({ trip, title, yes, children }: Props) {
  const { send, sending, failure, box } = useAnswer(trip);
  return (
    <div ref={box} tabIndex={-1} className="w-full space-y-3 outline-none">
      <Alert tone="warning" title={title}>
        {children}
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            icon={<Icon name="check" />}
            pending={sending}
            pendingText="Saving…"
            onClick={() => send(true, yes === 'Going' ? 'going' : 'still going')}
            className="max-sm:grow sm:whitespace-nowrap"
          >
            {yes}
          </Button>
          <NotGoing
            going={yes === 'Still going'}
            aria-disabled={sending || undefined}
            onSend={() => send(false, 'not going')}
          />
        </div>
      </Alert>
      <WaitingAnswer tripId={trip.id} />
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
