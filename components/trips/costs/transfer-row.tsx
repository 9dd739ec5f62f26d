'use client';

import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useToast } from '@/components/ui/toast';
import { moneyText } from '@/lib/money';
import type { Costs } from '@/lib/trips/costs/schema';
import { HouseholdFace } from '../household-face';
import { paidText, paysText, type Reader, remindText } from './costs-text';
import { MarkPaid } from './mark-paid';

interface Props {
  address: string;
  transfer: Costs['settlement'][number];
  /** The reader owes it first of all. */
  main: boolean;
  tripName: string;
  /** null when the household hasn't said. */
  ownPayTo: string | null;
  reader: Reader;
  faceOf: (id: string) => { name: string; tint: number | undefined };
  onDone: () => void;
}

export function TransferRow(props: Props) {
  const { address, transfer, main, tripName, ownPayTo, reader, faceOf, onDone } = props;
  const { from, to, cents, may_mark, pay_to: payTo } = transfer;
  const { remind, copy } = useRemind();
  const amount = moneyText(cents);
  const words = paysText(transfer, reader);
  return (
    <li className="payment-line">
      <span className="large-text:hidden">
        <HouseholdFace {...faceOf(from === reader.ownId ? to : from)} />
      </span>
      <p>
        {words} <strong>{amount}</strong>
      </p>
      <div className="ml-auto flex items-center">
        {to === reader.ownId && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => remind(remindText(reader.nameOf(from), cents, tripName, ownPayTo))}
          >
            <span>
              Remind
              <span className="sr-only">
                {' '}
                {reader.nameOf(from)} of {amount}
              </span>
            </span>
          </Button>
        )}
        {may_mark && (
          <MarkPaid
            address={address}
            transfer={transfer}
            done={`${paidText(transfer, reader)} ${amount}.`}
            variant={main ? 'primary' : 'secondary'}
            onDone={onDone}
          >
            <span>
              {from === reader.ownId ? 'I’ve paid' : 'Mark it paid'}
              <span className="sr-only">
                , {words} {amount}
              </span>
            </span>
          </MarkPaid>
        )}
      </div>
      {payTo && to !== reader.ownId && (
        <p className="flex basis-full items-center gap-x-2 text-[0.9375rem] text-muted">
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

/** `remind` shares a text with another app or, in a browser that can't share, copies it. */
function useRemind() {
  const toast = useToast();
  const copy = async (text: string, done: string) => {
    const copied = await copyText(text);
    toast.show(
      copied
        ? { text: done, tone: 'success' }
        : { text: `Your browser wouldn’t copy it: ${text}`, tone: 'danger' },
    );
  };
  const remind = (text: string) =>
    typeof navigator.share === 'function'
      ? // The promise is rejected when the reader closes the share sheet. This needs no message.
        navigator.share({ text }).catch(() => undefined)
      : copy(text, 'The message is copied. Paste it to them.');
  return { remind, copy };
}
