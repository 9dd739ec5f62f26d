'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { NotGoing } from './not-going';
import { type AnsweredTrip, useAnswer } from './use-answer';
import { WaitingAnswer } from './waiting-answer';

interface Props {
  trip: AnsweredTrip;
  /** True when the household's answer so far is Going. */
  going: boolean;
}

/**
 * Shown to somebody who has pressed "Not going" in an email. The link only selects that answer; the
 * button here sends it.
 */
export function WishedNo({ trip, going }: Props) {
  const router = useRouter();
  const { send, sending, failure, box } = useAnswer(trip, () => router.push(`/trip/${trip.id}`));
  return (
    <div ref={box} tabIndex={-1} className="mb-6 space-y-3 outline-none">
      <Alert tone="warning" title={going ? 'Not going after all?' : 'Not going?'}>
        Your answer isn’t sent yet. If you’re coming, choose who below.
        <div className="mt-3 flex">
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
