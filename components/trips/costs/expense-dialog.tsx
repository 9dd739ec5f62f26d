'use client';

import { useState } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { Dialog } from '@/components/ui/dialog';
import { latePart } from '@/components/ui/late-part';
import type { CostsProps } from './costs-props';
import type { ShownExpense } from './shown-expense';
import { useExpense } from './use-expense';

export const ExpenseDetail = latePart(() => import('./expense-detail').then((part) => part.ExpenseDetail));
export const ExpenseForm = latePart(() => import('./expense-form').then((part) => part.ExpenseForm));

interface Props extends CostsProps {
  opened: ShownExpense;
  onClose: () => void;
}

/** Shows an expense with its shares. Readers who may change the expense can switch to its form. */
export function ExpenseDialog({ opened, onClose, ...props }: Props) {
  const [editing, setEditing] = useState(false);
  // The view shows the newest version, which may have other people's changes. An open form keeps
  // the version with which it started.
  const shown = props.expenses.find(({ id }) => id === opened.id) ?? opened;
  const thing = `${props.address}/expenses/${opened.id}`;
  const kept = useWaiting().findLast((change) => change.thing === thing);
  const { expense, setExpense, failure, retry } = useExpense(props.address, shown);
  return (
    <Dialog open onClose={onClose} title={editing ? 'Edit expense' : (expense ?? shown).what}>
      {editing && expense ? (
        <ExpenseForm {...props} expense={expense} {...(kept && { kept })} onDone={onClose} />
      ) : (
        <ExpenseDetail
          {...props}
          shown={shown}
          expense={expense}
          kept={kept}
          failure={failure}
          onRetry={retry}
          onChange={setExpense}
          onEdit={() => setEditing(true)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
