'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { openBalanceText } from '../costs/costs-text';

interface Props {
  tripId: string;
  organiser: string;
  /** In cents. */
  balance: number;
  onClose: () => void;
}

export function LeaveTrip({ tripId, organiser, balance, onClose }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [blocks, setBlocks] = useState(false);
  const { run, pending, failure } = useAction();
  const leave = () =>
    run(
      async () => {
        await api.post(`/api/trips/${tripId}/${blocks ? 'block' : 'leave'}`, {});
        const text = blocks
          ? `You won’t get invitations from ${organiser} any more.`
          : 'You’ve left the trip.';
        toast.show({ text, tone: 'success', onward: true });
      },
      () => router.push('/'),
    );
  return (
    <ConfirmDialog
      open
      question="Leave this trip?"
      detail={`${openBalanceText(balance)}You’re removed from the trip, with your answer and everyone you were bringing. To come back you’ll need a new invitation.`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      pending={pending}
      error={failure}
      onConfirm={leave}
      onCancel={onClose}
    >
      <Checkbox
        label={`Block ${organiser} too`}
        hint={`${organiser} can’t invite you any more, and isn’t told. Other invitations of theirs go. You can unblock them under Profile, then Account and data.`}
        checked={blocks}
        onChange={({ target }) => setBlocks(target.checked)}
      />
    </ConfirmDialog>
  );
}
