'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';
import { formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import type { Expense } from '@/lib/trips/costs/schema';
import type { CostsProps } from './costs-props';
import { payerText, readerOf } from './costs-text';
import { inOrderOf, ShareList } from './share-list';
import { splitAgain } from './split-again';

interface Props extends CostsProps {
  expense: Expense;
  onEdit: () => void;
  onDone: () => void;
}

/** What an expense is made of, and what those who may can do with it. */
export function ExpenseDetail({ address, costs, expense, onEdit, onDone }: Props) {
  const { id, what, day, cents, shares, stale, may_change } = expense;
  const router = useRouter();
  const toast = useToast();
  const reader = readerOf(costs.balances);
  const path = `${address}/expenses/${id}`;
  const again = useAction('That could not be saved. Please try again.');
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(path).catch(ignoreGone);
    toast.show({ text: `${what} is deleted.` });
    onDone();
  }, `Could not delete ${what}`);
  return (
    <div className="expense-detail">
      <p>
        <strong>{moneyText(cents)}</strong> {payerText(expense, reader)} on {formatDay(day)}
      </p>
      <ShareList shares={inOrderOf(costs.balances, shares)} reader={reader} />
      {stale && (
        <Alert
          tone="warning"
          action={
            may_change && (
              <Button
                variant="secondary"
                size="sm"
                pending={again.pending}
                pendingText="Saving…"
                onClick={() =>
                  again.run(
                    () => api.put(path, splitAgain(expense, costs.going)),
                    () => {
                      toast.show({ text: `${what} is split again.`, tone: 'success' });
                      router.refresh();
                    },
                  )
                }
              >
                Split again
              </Button>
            )
          }
        >
          Who’s coming has changed since this was split.
        </Alert>
      )}
      {again.failure && <Alert>{again.failure}</Alert>}
      {may_change && (
        <div className="flex flex-wrap gap-3">
          <Button icon={<Icon name="pencil" />} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="secondary" icon={<Icon name="trash-2" />} onClick={ask}>
            Delete
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...dialog}
        question={`Delete ${what}?`}
        detail="Everybody’s balance changes with it."
        confirmLabel="Delete"
      />
    </div>
  );
}
