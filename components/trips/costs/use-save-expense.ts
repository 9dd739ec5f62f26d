'use client';

import { useState } from 'react';
import { ApiError, api, newKey, refusalOf } from '@/lib/api-client';
import { moneyText } from '@/lib/money';
import { askWorker } from '@/lib/offline/ask-worker';
import { EXPENSE, type KeptChange, versionIn } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { Expense, NewExpense } from '@/lib/trips/costs/schema';
import { signedCents } from './costs-text';
import type { TypedExpense } from './typed-expense';

interface Options {
  address: string;
  expense: Expense | undefined;
  /** An earlier save that waits on this device or was refused, and that this save replaces. */
  kept: KeptChange | undefined;
  typed: () => TypedExpense;
  show: (newest: Expense) => void;
}

/**
 * Overwrites only the version that the reader has seen: if the server has a newer one, the form
 * shows what has changed, and a second press overwrites it. Without network the change is kept on
 * this device.
 */
export function useSaveExpense({ address, expense, kept, typed, show }: Options) {
  const path = `${address}/expenses`;
  // The page behind the form may get a newer version meanwhile.
  const [seen, setSeen] = useState<Seen | undefined>(kept ? seenIn(kept) : expense);
  const [newest, setNewest] = useState<Expense>();

  const send = async (input: NewExpense) => {
    const amount = signedCents({ cents: input.cents, refund: input.refund ?? false });
    const label = `${input.what}, ${moneyText(amount)}`;
    const waits = { kind: EXPENSE, shown: typed() };
    if (!seen) {
      const thing = kept?.thing ?? `${path} ${newKey()}`;
      return sendOrKeep('post', path, input, { ...waits, label, thing });
    }
    const own = `${path}/${seen.id}`;
    const change = { ...input, version: seen.version };
    try {
      return await sendOrKeep('put', own, change, { ...waits, label: `Changed: ${label}`, thing: own });
    } catch (error) {
      throw await handleConflict(error);
    }
  };

  /**
   * Loads a newer version, or lets the form add a deleted expense again. Resolves to the error
   * that the form shows.
   */
  const handleConflict = async (error: unknown): Promise<unknown> => {
    const status = refusalOf(error)?.status;
    if (seen && status === 409) {
      try {
        await lookAgain(seen);
      } catch (later) {
        if (refusalOf(later)?.status !== 404) throw later;
        return handleConflict(later);
      }
    }
    if (!seen || status !== 404) return error;
    // The server also answers 404 when the reader may no longer see the costs. Then this throws,
    // and its error is shown instead.
    await api.get(path);
    setSeen(undefined);
    setNewest(undefined);
    return new ApiError(
      404,
      'Somebody has deleted this expense in the meantime. If you save, it is added again.',
    );
  };

  const lookAgain = async ({ id, version }: Seen) => {
    const { expense: found } = await api.get<{ expense: Expense }>(`${path}/${id}`);
    if (found.version === version) return;
    setSeen(found);
    setNewest(found);
  };

  const takeTheirs = () => {
    if (newest) show(newest);
    setNewest(undefined);
    if (kept) void askWorker('takeBackChange', { id: kept.id });
  };

  return { send, handleConflict, changed: newest !== undefined, takeTheirs };
}

type Seen = Pick<Expense, 'id' | 'version'>;

/** undefined when the change adds an expense. */
function seenIn({ method, path, body }: KeptChange): Seen | undefined {
  const version = versionIn(body);
  return method === 'PUT' && version !== undefined
    ? { id: path.split('/').at(-1) ?? '', version }
    : undefined;
}
