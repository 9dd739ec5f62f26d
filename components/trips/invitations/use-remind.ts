'use client';

import { useState } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';

interface Words {
  done: (count: number) => string;
  /** For nobody who is due. */
  tooSoon: string;
}

/** Reminds one invitee, or all who have yet to answer, and says what came of it. */
export function useRemind(tripId: string, { done, tooSoon }: Words) {
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const remind = async (inviteeId?: string) => {
    setSending(true);
    try {
      const { reminded } = await api.post<{ reminded: number }>(
        `/api/trips/${tripId}/reminders`,
        inviteeId ? { invitee_id: inviteeId } : {},
      );
      toast.show(reminded > 0 ? { text: done(reminded), tone: 'success' } : { text: tooSoon });
    } catch (error) {
      toast.show({ text: failureText(error), tone: 'danger' });
    }
    setSending(false);
  };
  return { remind, sending };
}
