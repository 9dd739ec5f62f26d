'use client';

import { useRouter } from 'next/navigation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { ignoreGone } from '@/components/ui/ignore-gone';
import { Spinner } from '@/components/ui/spinner';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';
import { formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import type { KeptChange } from '@/lib/offline/changes';
import { WAITING } from '@/lib/offline/send-or-keep';
import type { Expense } from '@/lib/trips/costs/schema';
import type { CostsProps } from './costs-props';
import { payerText, readerOf, signedCents, splitTexts } from './costs-text';
import { inOrderOf, ShareList, signedShares } from './share-list';
import type { ShownExpense } from './shown-expense';
import { splitAgain } from './split-again';

interface Props extends CostsProps {
  /** Shown until the whole expense has loaded. */
  shown: ShownExpense;
  expense: Expense | undefined;
  /** A change that waits on this device or was refused. */
  kept: KeptChange | undefined;
  failure: string | undefined;
  onRetry: () => void;
  onChange: (expense: Expense) => void;
  onEdit: () => void;
  onDone: () => void;
}

export function ExpenseDetail(props: Props) {
  const { address, costs, shown, expense, kept, failure, onRetry, onChange, onEdit, onDone } = props;
  const { id, what, day, cents, paid_by, refund, stale, may_change } = expense ?? shown;
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
    <div className="space-y-4">
      <p className="text-muted">
        <strong className="block font-display text-3xl font-bold text-ink tabular-nums">
          {moneyText(signedCents({ cents, refund }))}
        </strong>{' '}
        {payerText({ paid_by, refund }, reader)} on {formatDay(day)}
      </p>
      {kept && (
        <p className="shares-note">
          {kept.refused ? 'Not saved' : WAITING}: {kept.label}
        </p>
      )}
      {expense && (
        <div>
          <ShareList shares={inOrderOf(costs.balances, signedShares(expense))} reader={reader} />
          <p className="shares-note">{splitTexts[expense.split]}</p>
        </div>
      )}
      {!expense && !failure && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          Loading…
        </p>
      )}
      {failure && (
        <Alert
          action={
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {expense && stale && (
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
                    () => api.put<{ expense: Expense }>(path, splitAgain(expense, costs.going)),
                    (saved) => {
                      onChange(saved.expense);
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
      {expense && may_change && (
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
