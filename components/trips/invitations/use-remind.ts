'use client';

import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Words {
  done: (count: number) => string;
  /** When it is too early to remind anybody. */
  tooSoon: string;
}

export function useRemind(tripId: string, { done, tooSoon }: Words, onSaid?: () => void) {
  const toast = useToast();
  const { run, pending } = useAction();
  const remind = (inviteeId?: string) =>
    run(
      async () => {
        const { reminded } = await api.post<{ reminded: number }>(
          `/api/trips/${tripId}/reminders`,
          inviteeId ? { invitee_id: inviteeId } : {},
        );
        toast.show(reminded > 0 ? { text: done(reminded), tone: 'success' } : { text: tooSoon });
      },
      onSaid,
      (text) => {
        toast.show({ text, tone: 'danger' });
        onSaid?.();
      },
    );
  return { remind, pending };
}
