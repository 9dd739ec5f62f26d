'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';

interface Props {
  tripId: string;
  todo: { id: string; text: string };
}

/** Without reception the tick waits on this device. */
export function TickTodo({ tripId, todo: { id, text } }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const path = `/api/trips/${tripId}/todos/${id}`;
  const undo = useUndo('the to-do', () => api.patch(path, { done: false }), `${text} is to do again.`);
  const waits = { kind: 'To-dos', label: `Done: ${text}`, shown: { id, done: true }, thing: `${path} done` };
  const tick = () =>
    run(
      () => sendOrKeep('patch', path, { done: true }, waits),
      (saved) => {
        if (saved === undefined) return toast.show({ text: `${WAITING}.` });
        toast.show({ text: `${text}: done.`, tone: 'success', action: undo });
        router.refresh();
      },
      (words) => toast.show({ text: words, tone: 'danger' }),
    );
  return (
    <Button variant="secondary" size="sm" pending={pending} pendingText="Saving…" onClick={tick}>
      <span>
        Done<span className="sr-only">: {text}</span>
      </span>
    </Button>
  );
}
