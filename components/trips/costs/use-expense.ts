import { useEffect, useState } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { api, refusalOf } from '@/lib/api-client';
import type { Costs, Expense } from '@/lib/trips/costs/schema';
import type { ShownExpense } from './shown-expense';

/**
 * Loads an opened expense with its shares. When the page gets a newer version of the expense, loads
 * it again.
 */
export function useExpense(address: string, { id, version, stale }: ShownExpense) {
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

/**
 * Loads an expense. Without network, takes it from the copy of the trip's expenses on this device:
 * see lib/offline/pages.ts.
 */
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
