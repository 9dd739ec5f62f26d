'use client';

import { useState } from 'react';
import { ApiError, api, refusalOf } from '@/lib/api-client';
import type { Costs, Expense, NewExpense } from '@/lib/trips/costs/schema';

/**
 * Saves an expense over the version that one has seen. Where there is a newer one, the server says what has changed,
 * and what was typed goes over it only by another press. `show` puts the newer one into the form instead.
 */
export function useSaveExpense(
  address: string,
  expense: Expense | undefined,
  show: (newest: Expense) => void,
) {
  const path = `${address}/expenses`;
  // As it was when the form was opened: the page behind it may be refreshed meanwhile.
  const [seen, setSeen] = useState(expense);
  const [changed, setChanged] = useState(false);

  const send = async (input: NewExpense) => {
    if (!seen) return api.post(path, input);
    try {
      return await api.put(`${path}/${seen.id}`, { ...input, version: seen.version });
    } catch (error) {
      const status = refusalOf(error)?.status;
      if (status === 409) await lookAgain(seen);
      if (status !== 404) throw error;
      // Where the costs are gone for oneself too, that is what it says.
      await api.get(path);
      setSeen(undefined);
      setChanged(false);
      throw new ApiError(404, 'Somebody has deleted this expense meanwhile. Saving adds it again.');
    }
  };

  const lookAgain = async ({ id, version }: Expense) => {
    const { expenses } = await api.get<Costs>(path);
    const newest = expenses.find((each) => each.id === id);
    if (!newest || newest.version === version) return;
    setSeen(newest);
    setChanged(true);
  };

  const takeTheirs = () => {
    if (seen) show(seen);
    setChanged(false);
  };

  return { send, changed, takeTheirs };
}
