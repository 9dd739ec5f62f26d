'use client';

import { useWaitingOf } from '@/components/offline/use-waiting';
import { Icon } from '@/components/ui/icon';
import { answerOf } from './answer-of';

/** Shown beside the answer that the server has. */
export function WaitingAnswer({ tripId }: { tripId: string }) {
  const waiting = useWaitingOf(answerOf(tripId).thing);
  if (!waiting) return null;
  return (
    <p className="flex items-center gap-2">
      <Icon name="clock" className="waiting-clock" />
      <span>Waiting to be sent: {waiting.label}</span>
    </p>
  );
}
