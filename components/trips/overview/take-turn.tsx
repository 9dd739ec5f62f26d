'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { formatDay } from '@/lib/dates';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import type { TodayLine } from './today-lines';

interface Props extends NonNullable<TodayLine['duty']> {
  tripId: string;
}

/** Takes on a duty of today that nobody has. */
export function TakeTurn({ tripId, household, day, duty, name }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction();
  const take = (list: HTMLElement | null) =>
    run(
      () =>
        sendOrKeep(
          'put',
          `/api/trips/${tripId}/duties/${day}/${duty}`,
          { household_id: household, from: null, duty: name },
          { kind: 'Duties', label: `${name} on ${formatDay(day)}` },
        ),
      (saved) => {
        // The focused button disappears.
        list?.focus();
        toast.show(
          saved ? { text: `Your turn: ${name}.`, tone: 'success' } : { text: `${WAITING}: ${name}.` },
        );
        if (saved) router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      onClick={({ currentTarget }) => take(currentTarget.closest('ol'))}
    >
      <span>
        I’ll do it<span className="sr-only">: {name}</span>
      </span>
    </Button>
  );
}
