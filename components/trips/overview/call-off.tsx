'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { ToolRow } from '@/components/ui/tool-row';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';

export function CallOff({ tripId, onDone }: { tripId: string; onDone: () => void }) {
  const toast = useToast();
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(`/api/trips/${tripId}`);
    toast.show({ text: 'The trip is called off.' });
    onDone();
  });

  return (
    <>
      <ToolRow tone="danger" icon={<Icon name="calendar-x" />} onClick={ask}>
        Call the trip off
      </ToolRow>
      <ConfirmDialog
        {...dialog}
        question="Call this trip off?"
        detail="We’ll email everyone who’s going or hasn’t answered yet. You can still look at the trip, but you can’t bring it back."
        confirmLabel="Call it off"
        cancelLabel="Keep the trip"
      />
    </>
  );
}
