'use client';

import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { NotGoing } from './not-going';
import { type AnsweredTrip, useAnswer } from './use-answer';
import { WaitingAnswer } from './waiting-answer';

/** For an answer that is pending. */
export function AnswerButtons({ trip }: { trip: AnsweredTrip }) {
  const { send, sending, failure, box } = useAnswer(trip);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none max-sm:w-full">
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={`/trip/${trip.id}/attendance`}
          icon={<Icon name="check" />}
          className="max-sm:grow sm:whitespace-nowrap"
        >
          Going
        </ButtonLink>
        <NotGoing going={false} pending={sending} onSend={() => send(false, 'not going')} />
      </div>
      <WaitingAnswer tripId={trip.id} />
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
