'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { noteGoing } from '@/components/install/offer';
import { useDraftOwner } from '@/components/ui/drafts';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import { capital } from '@/lib/text';
import type { TripDates } from '@/lib/trips/date-rules';
import { answerOf } from './answer-of';

export interface AnsweredTrip extends TripDates {
  id: string;
}

/**
 * Answers without a list of people. `box` is the ref for the element around the answer's buttons.
 * `onAnswered` is called instead of a toast, when the page itself says what was answered.
 */
export function useAnswer(
  { id, start_date, end_date }: AnsweredTrip,
  onSaved?: () => void,
  onAnswered?: (attending: boolean) => void,
) {
  const router = useRouter();
  const account = useDraftOwner();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const box = useRef<HTMLDivElement>(null);

  const send = (attending: boolean, saved: string) =>
    run(
      async () => {
        const answer = { attending, for_dates: { start_date, end_date } };
        const done = await sendOrKeep('patch', `/api/trips/${id}/attending`, answer, {
          ...answerOf(id),
          label: capital(saved),
        });
        if (done && attending) noteGoing(account);
        if (onAnswered) return done;
        toast.show(
          done
            ? { text: `Your answer is saved: ${saved}.`, tone: 'success' }
            : { text: `${WAITING}: ${saved}.` },
        );
        // The focused button disappears with the old answer.
        box.current?.focus();
        return done;
      },
      (done) => {
        // Without network router.refresh() would leave the page and fail to load it again.
        if (done) {
          router.refresh();
          onAnswered?.(attending);
        }
        onSaved?.();
      },
    );

  return { send, sending: pending, failure: failure && `Failed to save: ${failure}`, box };
}
