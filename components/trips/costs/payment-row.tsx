'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { formatDay, today } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import type { Payment } from '@/lib/trips/costs/schema';
import { paidText, type Reader } from './costs-text';

interface Props {
  address: string;
  payment: Payment;
  reader: Reader;
  onDone: () => void;
}

export function PaymentRow({ address, payment, reader, onDone }: Props) {
  const { id, from, to, cents, at, may_change } = payment;
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const words = paidText(payment, reader);
  const amount = moneyText(cents);
  const undo = useUndo(
    'the payment',
    () => api.post(`${address}/payments`, { from, to, cents }),
    `${words} ${amount}.`,
  );
  const takeBack = () =>
    run(
      () => api.delete(`${address}/payments/${id}`).catch(ignoreGone),
      () => {
        toast.show({ text: 'The payment is taken back.', action: undo });
        router.refresh();
        onDone();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <li className="payment-line">
      <p>
        {words} <strong>{amount}</strong>
        <small>{formatDay(today(new Date(at)))}</small>
      </p>
      {may_change && (
        <Button variant="quiet" size="sm" pending={pending} pendingText="Saving…" onClick={takeBack}>
          <span>
            Take back
            <span className="sr-only">
              : {words} {amount}
            </span>
          </span>
        </Button>
      )}
    </li>
  );
}
