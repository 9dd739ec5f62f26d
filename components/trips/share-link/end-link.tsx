'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';

export function EndLink({ tripId, onEnded }: { tripId: string; onEnded: () => void }) {
  const toast = useToast();
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(`/api/trips/${tripId}/link`);
    toast.show({ text: 'The link has ended.', tone: 'success' });
    onEnded();
  });
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        End the link
      </Button>
      <ConfirmDialog
        {...dialog}
        question="End the link?"
        detail="Nobody can join with it any more. People who have joined stay on the trip."
        confirmLabel="End the link"
      />
    </>
  );
}
