'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { sendOrKeep, WAITING } from '@/lib/offline/send-or-keep';
import type { Payment } from '@/lib/trips/costs/schema';

interface Props {
  address: string;
  transfer: { from: string; to: string; cents: number };
  done: string;
  variant: ButtonLook['variant'];
  onDone?: () => void;
  children: ReactNode;
}

export function MarkPaid({ address, transfer: { from, to, cents }, done, variant, onDone, children }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const path = `${address}/payments`;
  const waits = useWaiting().some((change) => {
    const paid = change.shown as Partial<Props['transfer']> | undefined;
    return change.path === path && !change.refused && paid?.from === from && paid.to === to;
  });
  const marked = useRef('');
  const undo = useUndo(
    'the payment',
    () => api.delete(`${path}/${marked.current}`).catch(ignoreGone),
    'The payment is taken back.',
  );
  const mark = () =>
    run(
      () =>
        sendOrKeep<{ payment: Payment }>(
          'post',
          path,
          { from, to, cents },
          { thing: null, kind: 'Payment', label: done.replace(/\.$/, ''), shown: { from, to } },
        ),
      (saved) => {
        if (saved) {
          marked.current = saved.payment.id;
          toast.show({ text: done, tone: 'success', action: undo });
          router.refresh();
        } else toast.show({ text: `${WAITING}.` });
        onDone?.();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  if (waits) return <p className="text-sm text-muted">{WAITING}</p>;
  return (
    <Button variant={variant} size="sm" pending={pending} pendingText="Saving…" onClick={mark}>
      {children}
    </Button>
  );
}
