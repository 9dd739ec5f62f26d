'use client';

import { DateField } from '@/components/ui/date-field';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import type { Expense } from '@/lib/trips/costs/schema';
import type { FormProps } from './costs-props';
import { readerOf, subjectName } from './costs-text';
import { OthersChange } from './others-change';
import { ShareFields } from './share-fields';
import { sentExpense, type TypedExpense, typedExpense } from './typed-expense';
import { useSaveExpense } from './use-save-expense';

interface Props extends FormProps {
  /** Left out for a new one. */
  expense?: Expense;
  onDone: () => void;
}

/** One expense, to add or to change. */
export function ExpenseForm({ address, costs, days, expense, onDone }: Props) {
  const reader = readerOf(costs.balances);
  const form = useSchemaForm<TypedExpense, ReturnType<typeof sentExpense>>(
    () => import('./expense-schema').then((schemas) => schemas.expenseForm),
    { defaultValues: typedExpense(costs, days, expense), unchecked: sentExpense },
  );
  const { send, changed, takeTheirs } = useSaveExpense(address, expense, (newest) =>
    form.reset(typedExpense(costs, days, newest)),
  );
  const { errors } = form.formState;
  const payers = costs.going.map(({ household_id }) => household_id);
  if (expense && !payers.includes(expense.paid_by)) payers.push(expense.paid_by);
  return (
    <ItemForm
      title={expense ? 'Edit expense' : 'Add an expense'}
      level={null}
      // Not over one that somebody has changed since.
      draft={expense && `expense ${expense.id} ${expense.version}`}
      form={form}
      send={send}
      sendLabel={changed ? 'Save mine over it' : 'Save'}
      saved={({ what }) => `${what} is saved.`}
      repeatable={!expense}
      onDone={onDone}
    >
      <TextField
        label="What for"
        placeholder="Firewood, 6 bags"
        autoComplete="off"
        error={errors.what?.message}
        {...form.register('what')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Amount in dollars"
          inputMode="decimal"
          autoComplete="off"
          placeholder="84.50"
          error={errors.cents?.message}
          {...form.register('cents')}
        />
        <DateField
          label="Day"
          min={days.first}
          max={days.last}
          error={errors.day?.message}
          {...form.register('day')}
        />
      </div>
      <SelectField
        label="Who paid"
        options={payers.map((id) => ({ value: id, label: subjectName(id, reader) }))}
        error={errors.paid_by?.message}
        {...form.register('paid_by')}
      />
      <ShareFields form={form} reader={reader} />
      {changed && <OthersChange onTake={takeTheirs} />}
    </ItemForm>
  );
}
