'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { PasteInstead } from '@/components/ui/paste-instead';
import { api } from '@/lib/api-client';
import type { FormProps } from './costs-props';
import { ExpenseForm } from './expense-dialog';

const SeveralForm = latePart(() => import('@/components/ui/several-form').then((part) => part.SeveralForm));

interface Props extends FormProps {
  className?: string;
}

export function AddExpense({ className, ...props }: Props) {
  const [open, setOpen] = useState<'one' | 'several' | null>(null);
  usePreload(ExpenseForm);
  const close = () => setOpen(null);
  const { address, costs, days } = props;
  const payer = costs.going.find(({ own }) => own) ?? costs.going[0];
  return (
    <>
      <Button
        variant={costs.balances.some(({ own, cents }) => own && cents < 0) ? 'secondary' : 'primary'}
        icon={<Icon name="plus" />}
        onClick={() => setOpen('one')}
        className={className}
      >
        Add an expense
      </Button>
      <Dialog
        open={open !== null}
        onClose={close}
        title={open === 'several' ? 'Add several expenses' : 'Add an expense'}
      >
        {open === 'several' && payer ? (
          <SeveralForm
            meaning="money"
            longest={80}
            hint={`“Firewood 40”, one a line. Paid by ${payer.own ? 'you' : payer.name}, shared by everyone who’s going.`}
            send={({ name, number }) =>
              api.post(`${address}/expenses`, {
                what: name,
                cents: number,
                day: days.usual,
                paid_by: payer.household_id,
              })
            }
            onDone={close}
          />
        ) : (
          <>
            <ExpenseForm {...props} onDone={close} />
            <PasteInstead onClick={() => setOpen('several')} />
          </>
        )}
      </Dialog>
    </>
  );
}
