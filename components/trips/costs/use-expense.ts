import { useEffect, useState } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { api } from '@/lib/api-client';
import type { Expense } from '@/lib/trips/costs/schema';
import type { ShownExpense } from './shown-expense';

/** An opened expense with its shares: asked for at once, and again when the page shows that it has changed. */
export function useExpense(address: string, { id, version, stale }: ShownExpense) {
  const [expense, setExpense] = useState<Expense>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (failure) return;
    const gone = new AbortController();
    api.get<{ expense: Expense }>(`${address}/expenses/${id}`, gone.signal).then(
      (found) => setExpense(found.expense),
      (error) => {
        if (!gone.signal.aborted)
          setFailure(failureText(error, 'This couldn’t be loaded. Please try again.'));
      },
    );
    return () => gone.abort();
  }, [address, id, version, stale, failure]);

  return { expense, setExpense, failure, retry: () => setFailure(undefined) };
}
