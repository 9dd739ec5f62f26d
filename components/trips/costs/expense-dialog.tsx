'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { latePart } from '@/components/ui/late-part';
import type { Expense } from '@/lib/trips/costs/schema';
import type { CostsProps } from './costs-props';

export const ExpenseDetail = latePart(() => import('./expense-detail').then((part) => part.ExpenseDetail));
export const ExpenseForm = latePart(() => import('./expense-form').then((part) => part.ExpenseForm));

interface Props extends CostsProps {
  opened: Expense | null;
  onClose: () => void;
}

/** One expense: its shares, and for those who may, the form to change it. */
export function ExpenseDialog({ opened, onClose, ...props }: Props) {
  const [editing, setEditing] = useState(false);
  if (!opened) return null;
  const close = () => {
    setEditing(false);
    onClose();
  };
  // What somebody else has changed meanwhile is shown, but never put under what is being typed.
  const expense = props.costs.expenses.find(({ id }) => id === opened.id) ?? opened;
  return (
    <Dialog open onClose={close} title={editing ? 'Edit expense' : expense.what}>
      {editing ? (
        <ExpenseForm {...props} expense={expense} onDone={close} />
      ) : (
        <ExpenseDetail {...props} expense={expense} onEdit={() => setEditing(true)} onDone={close} />
      )}
    </Dialog>
  );
}
