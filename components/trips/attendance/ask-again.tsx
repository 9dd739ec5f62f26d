'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lower } from '@/lib/text';
import { NotGoing } from './not-going';
import { type AnsweredTrip, useAnswer } from './use-answer';
import { WaitingAnswer } from './waiting-answer';

interface Props {
  trip: AnsweredTrip;
  title: string;
  /** null without a button that says yes. */
  yes: 'Going' | 'Still going' | null;
  going?: boolean;
  onSaved?: () => void;
  children: ReactNode;
}

export function AskAgain({ trip, title, yes, going = yes === 'Still going', onSaved, children }: Props) {
  const { send, sending, failure, box } = useAnswer(trip, onSaved);
  return (
    <div ref={box} tabIndex={-1} className="w-full space-y-3 outline-none">
      <Alert tone="warning" title={title}>
        {children}
        <div className="mt-3 flex flex-wrap gap-3">
          {yes && (
            <Button
              icon={<Icon name="check" />}
              pending={sending}
              pendingText="Saving…"
              onClick={() => send(true, lower(yes))}
              className="max-sm:grow sm:whitespace-nowrap"
            >
              {yes}
            </Button>
          )}
          <NotGoing
            going={going}
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
