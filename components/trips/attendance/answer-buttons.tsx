'use client';

import { Alert } from '@/components/ui/alert';
import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { NotGoing } from './not-going';
import { type AnsweredTrip, useAnswer } from './use-answer';
import { WaitingAnswer } from './waiting-answer';

/** A page has one filled button, so the other questions have theirs outlined. */
export type AnswerLook = Pick<ButtonLinkProps, 'variant'>;

/** For an answer that is pending. */
export function AnswerButtons({ trip, variant }: { trip: AnsweredTrip } & AnswerLook) {
  const { id, start_date, end_date } = trip;
  const toast = useToast();
  const undo = useUndo(
    'the question',
    () => api.patch(`/api/trips/${id}/attending`, { attending: null, for_dates: { start_date, end_date } }),
    'You haven’t answered yet.',
  );
  const { send, sending, failure, box } = useAnswer(trip, undefined, () =>
    toast.show({ text: 'Your answer is saved: not going.', tone: 'success', action: undo, duration: 10_000 }),
  );
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        <ButtonLink href={`/trip/${id}/attendance`} variant={variant} icon={<Icon name="check" />}>
          Going
        </ButtonLink>
        <NotGoing going={false} pending={sending} onSend={() => send(false, 'not going')} />
      </div>
      <WaitingAnswer tripId={id} />
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
