'use client';

import { useState } from 'react';
import { ApiError, api, newKey, refusalOf } from '@/lib/api-client';
import { moneyText } from '@/lib/money';
import { askWorker } from '@/lib/offline/ask-worker';
import { EXPENSE, type KeptChange, versionIn } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import type { Costs, Expense, NewExpense } from '@/lib/trips/costs/schema';
import type { TypedExpense } from './typed-expense';

interface Options {
  /** The API's path of the trip. */
  address: string;
  /** The expense that the form changes; undefined for a new one. */
  expense: Expense | undefined;
  /** An earlier save that waits on this device or was refused. This save replaces it. */
  kept: KeptChange | undefined;
  typed: () => TypedExpense;
  /** Shows the newer version in the form instead. */
  show: (newest: Expense) => void;
}

/**
 * Saves an expense over the version that the reader has seen, or keeps the change on this device
 * without network. When the server has a newer version, the form says what has changed, and only
 * another press overwrites that version.
 */
export function useSaveExpense({ address, expense, kept, typed, show }: Options) {
  const path = `${address}/expenses`;
  // The version from when the form was opened, because the page behind the form may refresh
  // meanwhile.
  const [seen, setSeen] = useState<Seen | undefined>(kept ? seenIn(kept) : expense);
  const [newest, setNewest] = useState<Expense>();

  const send = async (input: NewExpense) => {
    const label = `${input.what}, ${moneyText(input.cents)}`;
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
      throw await heed(error);
    }
  };

  /**
   * Handles a refusal: loads a newer version, and lets a deleted expense be added again. Resolves
   * to the error that the form shows.
   */
  const heed = async (error: unknown): Promise<unknown> => {
    const status = refusalOf(error)?.status;
    if (seen && status === 409) await lookAgain(seen);
    if (!seen || status !== 404) return error;
    // When the reader can't see the costs any more either, this call throws that refusal instead.
    await api.get(path);
    setSeen(undefined);
    setNewest(undefined);
    return new ApiError(
      404,
      'Somebody has deleted this expense in the meantime. If you save, it is added again.',
    );
  };

  const lookAgain = async ({ id, version }: Seen) => {
    const { expenses } = await api.get<Costs>(path);
    const found = expenses.find((each) => each.id === id);
    if (!found || found.version === version) return;
    setSeen(found);
    setNewest(found);
  };

  const takeTheirs = () => {
    if (newest) show(newest);
    setNewest(undefined);
    if (kept) void askWorker('takeBackChange', { id: kept.id });
  };

  return { send, heed, changed: newest !== undefined, takeTheirs };
}

type Seen = Pick<Expense, 'id' | 'version'>;

/** The expense and version that a kept change is based on; undefined for a new expense. */
function seenIn({ method, path, body }: KeptChange): Seen | undefined {
  const version = versionIn(body);
  return method === 'PUT' && version !== undefined
    ? { id: path.split('/').at(-1) ?? '', version }
    : undefined;
}
