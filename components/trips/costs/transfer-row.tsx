'use client';

import { Icon } from '@/components/ui/icon';
import { moneyText } from '@/lib/money';
import type { Costs } from '@/lib/trips/costs/schema';
import { HouseholdFace } from '../household-face';
import { paidText, paysText, type Reader } from './costs-text';
import { MarkPaid } from './mark-paid';

interface Props {
  address: string;
  transfer: Costs['settlement'][number];
  reader: Reader;
  faceOf: (id: string) => { name: string; tint: number | undefined };
  onDone: () => void;
}

/** One payment that is still to be made. */
export function TransferRow({ address, transfer, reader, faceOf, onDone }: Props) {
  const { from, to, cents, may_mark } = transfer;
  const amount = moneyText(cents);
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
      {may_mark && (
        <MarkPaid
          address={address}
          transfer={transfer}
          done={`${paidText(transfer, reader)} ${amount}.`}
          onDone={onDone}
        >
          <span>
            Mark paid
            <span className="sr-only">
              , {words} {amount}
            </span>
          </span>
        </MarkPaid>
      )}
    </li>
  );
}
