'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { withdrawal } from '../attendance/not-going';
import { type AnsweredTrip, useAnswer } from '../attendance/use-answer';

interface Props {
  trip: AnsweredTrip;
  onClose: () => void;
}

/** For a guest who was going. */
export function Withdraw({ trip, onClose }: Props) {
  const { send, sending, failure } = useAnswer(trip, onClose);
  return (
    <ConfirmDialog
      open
      {...withdrawal}
      pending={sending}
      error={failure}
      onConfirm={() => send(false, 'not going')}
      onCancel={onClose}
    />
  );
}
