'use client';

import { useState } from 'react';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { Dialog } from '@/components/ui/dialog';
import type { KeptChange } from '@/lib/offline/changes';
import type { FormProps } from './costs-props';
import { ExpenseForm } from './expense-dialog';

/** A refused expense can be opened in its form, with the values as typed. */
export function WaitingCosts({ tripId, ...form }: FormProps & { tripId: string }) {
  const [opened, setOpened] = useState<KeptChange>();
  const close = () => setOpened(undefined);
  return (
    <>
      <WaitingChanges tripId={tripId} onEditExpense={setOpened} />
      {opened && (
        <Dialog open onClose={close} title={opened.method === 'PUT' ? 'Edit expense' : 'Add an expense'}>
          <ExpenseForm {...form} kept={opened} onDone={close} />
        </Dialog>
      )}
    </>
  );
}
