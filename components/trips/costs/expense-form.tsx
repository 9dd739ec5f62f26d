'use client';

import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DateField } from '@/components/ui/date-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { MoneyField } from '@/components/ui/money-field';
import { SelectField } from '@/components/ui/select-field';
import { showRefusal } from '@/components/ui/show-refusal';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { ApiError } from '@/lib/api-client';
import type { KeptChange } from '@/lib/offline/changes';
import { WAITING } from '@/lib/offline/send-or-keep';
import type { Expense } from '@/lib/trips/costs/schema';
import type { FormProps } from './costs-props';
import { readerOf, subjectName } from './costs-text';
import { ShareFields } from './share-fields';
import { sentExpense, type TypedExpense, typedAgain, typedExpense } from './typed-expense';
import { useSaveExpense } from './use-save-expense';

interface Props extends FormProps {
  expense?: Expense;
  /** An earlier save of this form that waits on this device or was refused. */
  kept?: KeptChange;
  onDone: () => void;
}

export function ExpenseForm({ address, costs, days, expense, kept, onDone }: Props) {
  const reader = readerOf(costs.balances);
  const now = typedExpense(costs, days, expense);
  const firstTyped = kept ? typedAgain(now, kept.shown as TypedExpense) : now;
  const form = useSchemaForm<TypedExpense, ReturnType<typeof sentExpense>>(
    () => import('./expense-schema').then((schemas) => schemas.expenseForm),
    { defaultValues: firstTyped, unchecked: sentExpense },
  );
  const { send, handleConflict, changed, takeTheirs } = useSaveExpense({
    address,
    expense,
    kept,
    typed: () => form.getValues(),
    show: (newest) => form.reset(typedExpense(costs, days, newest)),
  });
  // A refused save shows at once why it was refused and what has changed meanwhile.
  useEffect(() => {
    if (!kept?.refused) return;
    const { status, words, fields } = kept.refused;
    handleConflict(new ApiError(status, words, fields))
      .catch((error: unknown) => error)
      .then((error) => showRefusal(form, error));
  }, []);
  const field = fieldsOf(form);
  const payers = costs.going.map(({ household_id }) => household_id);
  if (!payers.includes(firstTyped.paid_by)) payers.push(firstTyped.paid_by);
  const refund = useWatch({ control: form.control, name: 'refund' });
  const changes = expense !== undefined || kept?.method === 'PUT';
  return (
    <ItemForm
      title={changes ? 'Edit expense' : 'Add an expense'}
      level={null}
      // The key contains the version, so that a draft typed over an older version isn't restored
      // over somebody else's newer one.
      draft={kept ? `expense ${kept.key}` : expense && `expense ${expense.id} ${expense.version}`}
      form={form}
      send={send}
      sendLabel={changed ? 'Save mine over it' : 'Save'}
      saved={({ what }) => `${what} is saved.`}
      kept={({ what }) => `${WAITING}: ${what}.`}
      repeatable={!changes && !kept}
      onDone={onDone}
    >
      <TextField label="What for" placeholder="Firewood, 6 bags" autoComplete="off" {...field('what')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label="Amount in dollars" placeholder="84.50" form={form} name="cents" />
        <DateField label="Day" min={days.first} max={days.last} {...field('day')} />
      </div>
      <Checkbox label="This is a refund: the money came back" {...field('refund')} />
      <SelectField
        label={refund ? 'Who got the money' : 'Who paid'}
        options={payers.map((id) => ({ value: id, label: subjectName(id, reader) }))}
        {...field('paid_by')}
      />
      <ShareFields form={form} reader={reader} balances={costs.balances} expense={expense} />
      {changed && <OthersChange onTake={takeTheirs} />}
    </ItemForm>
  );
}

const OthersChange = ({ onTake }: { onTake: () => void }) => (
  <Alert
    tone="warning"
    title="Somebody else has changed this expense"
    action={
      <Button variant="secondary" size="sm" onClick={onTake}>
        Take theirs
      </Button>
    }
  >
    Save your version over theirs, or take theirs.
  </Alert>
);
