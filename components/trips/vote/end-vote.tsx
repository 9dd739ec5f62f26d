'use client';

import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';

/** A button with which an organiser deletes the whole vote. */
export function EndVote({ path }: { path: string }) {
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(path);
  });
  return (
    <>
      <Button variant="quiet" onClick={ask} className="max-sm:w-full sm:-ml-4 sm:px-4">
        Cancel the vote
      </Button>
      <ConfirmDialog
        {...dialog}
        question="Cancel the vote?"
        detail="All its answers are deleted. The trip keeps its dates and its campsite."
        confirmLabel="Cancel the vote"
        cancelLabel="Keep it"
      />
    </>
  );
}
