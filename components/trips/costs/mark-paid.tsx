'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import type { Payment } from '@/lib/trips/costs/schema';

interface Props {
  /** Where the API has the trip. */
  address: string;
  transfer: { from: string; to: string; cents: number };
  /** What is said once it is saved. */
  done: string;
  onDone?: () => void;
  children: ReactNode;
}

/** Says of a payment between two households that it was made, with a way back. */
export function MarkPaid({ address, transfer: { from, to, cents }, done, onDone, children }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const marked = useRef('');
  const undo = useUndo(
    'the payment',
    () => api.delete(`${address}/payments/${marked.current}`).catch(ignoreGone),
    'The payment is taken back.',
  );
  const mark = () =>
    run(
      () => api.post<{ payment: Payment }>(`${address}/payments`, { from, to, cents }),
      ({ payment }) => {
        marked.current = payment.id;
        toast.show({ text: done, tone: 'success', action: undo });
        router.refresh();
        onDone?.();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <Button variant="secondary" size="sm" pending={pending} pendingText="Saving…" onClick={mark}>
      {children}
    </Button>
  );
}
