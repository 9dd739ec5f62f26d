'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { moneyText } from '@/lib/money';
import type { Costs, Payment } from '@/lib/trips/costs/schema';
import { HouseholdFace } from '../household-face';
import { askText, paidText, paysText, type Reader } from './costs-text';
import { useAsk } from './use-ask';

interface Props {
  address: string;
  transfer: Costs['settlement'][number];
  tripName: string;
  /** How the reader's own household wants to be paid. */
  ownPayTo: string | null;
  reader: Reader;
  faceOf: (id: string) => { name: string; tint: number | undefined };
  onDone: () => void;
}

/** One payment that is still to be made. */
export function TransferRow(props: Props) {
  const { address, transfer, tripName, ownPayTo, reader, faceOf, onDone } = props;
  const { from, to, cents, may_mark, pay_to: payTo } = transfer;
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const { ask, copy } = useAsk();
  const marked = useRef('');
  const amount = moneyText(cents);
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
        toast.show({ text: `${paidText(transfer, reader)} ${amount}.`, tone: 'success', action: undo });
        router.refresh();
        onDone();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  const words = paysText(transfer, reader);
  return (
    <li className="payment-line">
      <span className="from-to">
        <HouseholdFace {...faceOf(from)} />
        <Icon name="arrow-right" />
        <HouseholdFace {...faceOf(to)} />
      </span>
      <p>
        {words}
        <strong>{amount}</strong>
      </p>
      <div className="payment-tools">
        {to === reader.ownId && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => ask(askText(reader.nameOf(from), cents, tripName, ownPayTo))}
          >
            <span>
              Ask
              <span className="sr-only">
                {' '}
                {reader.nameOf(from)} for {amount}
              </span>
            </span>
          </Button>
        )}
        {may_mark && (
          <Button variant="secondary" size="sm" pending={pending} pendingText="Saving…" onClick={mark}>
            <span>
              Mark paid
              <span className="sr-only">
                , {words} {amount}
              </span>
            </span>
          </Button>
        )}
      </div>
      {payTo && to !== reader.ownId && (
        <p className="payment-pay-to">
          Pay to: {payTo}
          {from === reader.ownId && (
            <IconButton
              label={`Copy ${payTo}`}
              icon={<Icon name="copy" />}
              onClick={() => copy(payTo, 'Copied.')}
            />
          )}
        </p>
      )}
    </li>
  );
}
