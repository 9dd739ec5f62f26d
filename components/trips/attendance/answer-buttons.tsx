'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useToggle } from '@/components/ui/use-toggle';
import { StatusBadge } from '../status-badge';
import { NotGoing } from './not-going';
import { type AnsweredTrip, useAnswer } from './use-answer';
import { WaitingAnswer } from './waiting-answer';

interface Props {
  trip: AnsweredTrip;
  /** null while it is pending. */
  attending: boolean | null;
  over?: boolean;
}

export function AnswerButtons({ trip, attending, over = false }: Props) {
  const { open: changing, setOpen: setChanging, opener } = useToggle('Change your answer');
  const { send, sending, failure, box } = useAnswer(trip, () => setChanging(false));

  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none max-sm:w-full">
      {over && attending === null && (
        <p className="text-muted">This trip is over, but you can still answer.</p>
      )}
      {attending === null || changing ? (
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            href={`/trip/${trip.id}/attendance`}
            icon={<Icon name="check" />}
            className="max-sm:grow sm:whitespace-nowrap"
          >
            Going
          </ButtonLink>
          {attending !== false && (
            <NotGoing going={attending === true} pending={sending} onSend={() => send(false, 'not going')} />
          )}
          {changing && (
            <Button variant="quiet" onClick={() => setChanging(false)}>
              Cancel
            </Button>
          )}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge status={attending ? 'Going' : 'Not going'} />
          <button
            type="button"
            ref={opener}
            onClick={() => {
              setChanging(true);
              box.current?.focus();
            }}
            className="line-link"
          >
            Change my answer
          </button>
        </div>
      )}
      <WaitingAnswer tripId={trip.id} />
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
