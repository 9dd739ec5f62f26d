'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import { countText } from '@/lib/text';
import type { Tints } from '../household-face';
import type { Sums } from './costs-props';
import type { Reader } from './costs-text';
import { FoldedRows } from './folded-rows';
import type { PayToProps } from './pay-to-form';
import { PaymentRow } from './payment-row';
import { TransferRow } from './transfer-row';

const PayToForm = latePart<PayToProps & { onDone: () => void }>(() =>
  import('./pay-to-form').then((part) => part.PayToForm),
);

function PayToNote(props: PayToProps) {
  const { payTo } = props;
  const { open, setOpen, opener } = useToggle('How you’re paid');
  usePreload(PayToForm);
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-t border-line py-2.5 [&>form]:w-full">
      {open ? (
        <PayToForm {...props} onDone={() => setOpen(false)} />
      ) : (
        <>
          <p className="min-w-0 flex-[1_1_8rem] text-[0.9375rem] text-muted">
            {payTo ? `You’re paid to: ${payTo}` : 'How would you like to be paid?'}
          </p>
          <Button ref={opener} variant="quiet" size="sm" className="-mr-4" onClick={() => setOpen(true)}>
            {payTo ? 'Change' : 'Add'}
            <span className="sr-only"> how you’re paid</span>
          </Button>
        </>
      )}
    </div>
  );
}

interface Props {
  address: string;
  tripName: string;
  costs: Sums;
  tints: Tints;
  reader: Reader;
}

/** With one or two rows more, FoldedRows shows all of them. */
const MOST_OPEN = 8;
const MOST_PAID = 4;

export function SettlementCard({ address, tripName, costs, tints, reader }: Props) {
  const card = useRef<HTMLElement>(null);
  const { settlement, payments, balances, pay_to: payTo } = costs;
  const isOwed = balances.some(({ own, cents }) => own && cents > 0);
  const isOwn = ({ from, to }: { from: string; to: string }) => [from, to].includes(reader.ownId ?? '');
  const transfers = [...settlement.filter(isOwn), ...settlement.filter((transfer) => !isOwn(transfer))];
  const row = {
    address,
    reader,
    faceOf: (id: string) => ({
      name: balances.find(({ household_id }) => household_id === id)?.name ?? reader.nameOf(id),
      tint: tints[id],
    }),
    // The focused row disappears.
    onDone: () => card.current?.focus({ preventScroll: true }),
  };
  return (
    <section ref={card} tabIndex={-1} aria-labelledby="who-pays" className="outline-none">
      <CardHeader
        title="Who pays whom"
        titleId="who-pays"
        aside={transfers.length > 0 && countText(transfers.length, 'payment')}
      />
      {transfers.length === 0 ? (
        <p className="flex items-center gap-3 py-3.5">
          <Icon name="circle-check" className="text-eucalypt" />
          Everybody is square.
        </p>
      ) : (
        <FoldedRows most={MOST_OPEN} things="payments">
          {transfers.map((transfer) => (
            <TransferRow
              key={`${transfer.from} ${transfer.to}`}
              transfer={transfer}
              main={transfer === transfers[0] && transfer.from === reader.ownId}
              tripName={tripName}
              ownPayTo={payTo}
              {...row}
            />
          ))}
        </FoldedRows>
      )}
      {(isOwed || payTo) && <PayToNote address={address} payTo={payTo} />}
      {payments.length > 0 && (
        <>
          <h3 className="border-t border-line pt-3 pb-1 font-sans text-[0.9375rem] font-semibold text-muted">
            Paid already
          </h3>
          <FoldedRows most={MOST_PAID} things="payments">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} {...row} />
            ))}
          </FoldedRows>
        </>
      )}
    </section>
  );
}
