'use client';

import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  tripId: string;
  onClose: () => void;
}

export function CallOff({ tripId, onClose }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const callOff = () =>
    run(
      async () => {
        await api.delete(`/api/trips/${tripId}`);
        toast.show({ text: 'The trip is called off.' });
      },
      () => {
        router.refresh();
        onClose();
      },
    );
  return (
    <ConfirmDialog
      open
      question="Call this trip off?"
      detail="We’ll email everyone who’s going or hasn’t answered yet. You can still look at the trip, but you can’t bring it back."
      confirmLabel="Call it off"
      cancelLabel="Keep the trip"
      pending={pending}
      error={failure}
      onConfirm={callOff}
      onCancel={onClose}
    />
  );
}
