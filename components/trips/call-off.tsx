'use client';

import { CalendarX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { ApiError, api } from '@/lib/api/client';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToast } from '../ui/toast';
import { ToolRow } from '../ui/tool-row';

export function CallOff({ tripId }: { tripId: string }) {
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refreshing, startRefresh] = useTransition();

  const callOff = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await api.delete(`/api/trips/${tripId}`);
      toast.show({ text: 'The trip is called off.' });
      startRefresh(() => {
        router.refresh();
        setAsking(false);
      });
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    }
    setSending(false);
  };

  return (
    <>
      <ToolRow
        tone="danger"
        icon={<CalendarX aria-hidden="true" />}
        onClick={() => {
          setFailure(undefined);
          setAsking(true);
        }}
      >
        Call the trip off
      </ToolRow>
      <ConfirmDialog
        open={asking}
        question="Call this trip off?"
        detail="Everybody who is going or has yet to answer gets a mail. The trip stays here to look at, but it can’t be brought back."
        confirmLabel="Call it off"
        cancelLabel="Keep the trip"
        pending={sending || refreshing}
        error={failure}
        onConfirm={callOff}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
