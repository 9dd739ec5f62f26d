'use client';

import { useEffect, useState } from 'react';
import { useWaiting } from '@/components/offline/use-waiting';
import { Dialog } from '@/components/ui/dialog';
import { failureText } from '@/components/ui/failure-text';
import { latePart } from '@/components/ui/late-part';
import { api, refusalOf } from '@/lib/api-client';
import type { Costs, Expense } from '@/lib/trips/costs/schema';
import type { CostsProps } from './costs-props';
import type { ShownExpense } from './shown-expense';

export const ExpenseDetail = latePart(() => import('./expense-detail').then((part) => part.ExpenseDetail));
export const ExpenseForm = latePart(() => import('./expense-form').then((part) => part.ExpenseForm));

interface Props extends CostsProps {
  opened: ShownExpense;
  onClose: () => void;
}

export function ExpenseDialog({ opened, onClose, ...props }: Props) {
  const [editing, setEditing] = useState(false);
  // The view shows the newest version; an open form keeps the version with which it started.
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

function useExpense(address: string, { id, version, stale }: ShownExpense) {
  const [expense, setExpense] = useState<Expense>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (failure) return;
    const gone = new AbortController();
    findExpense(`${address}/expenses`, id, gone.signal).then(setExpense, (error) => {
      if (!gone.signal.aborted) setFailure(failureText(error, 'This couldn’t be loaded. Please try again.'));
    });
    return () => gone.abort();
  }, [address, id, version, stale, failure]);

  return { expense, setExpense, failure, retry: () => setFailure(undefined) };
}

/** Without network, takes it from the copy on this device: see lib/offline/pages.ts. */
async function findExpense(path: string, id: string, signal: AbortSignal): Promise<Expense> {
  try {
    return (await api.get<{ expense: Expense }>(`${path}/${id}`, signal)).expense;
  } catch (error) {
    if (refusalOf(error)?.status !== 0) throw error;
    const kept = (await api.get<Costs>(path, signal)).expenses.find((each) => each.id === id);
    if (!kept) throw error;
    return kept;
  }
}
