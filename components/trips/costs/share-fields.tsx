'use client';

import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { moneyText } from '@/lib/money';
import { splitNames } from '@/lib/trips/costs/cost-limits';
import type { Costs, Expense, NewExpense } from '@/lib/trips/costs/schema';
import { splitFairly, toHundredths } from '@/lib/trips/costs/split';
import { type Reader, signedCents, splitTexts, subjectName } from './costs-text';
import { inOrderOf, ShareList, signedShares } from './share-list';
import { chosenShares, parseWeight, type TypedExpense } from './typed-expense';

interface Props {
  form: UseFormReturn<TypedExpense, unknown, NewExpense>;
  reader: Reader;
  balances: Costs['balances'];
  expense: Expense | undefined;
}

const options = [
  { value: 'everyone', label: splitNames.everyone },
  { value: 'there', label: splitNames.there },
  { value: 'some', label: splitNames.chosen },
];

/** A longer list is folded, so that the form's buttons aren't far below. */
const MOST_OPEN = 8;

export function ShareFields({ form, reader, balances, expense }: Props) {
  const [among, day, cents, refund = false, shares] = useWatch({
    control: form.control,
    name: ['among', 'day', 'cents', 'refund', 'shares'],
  });
  const split = preview({ among, day, cents, refund, shares }, balances, expense);
  const error = form.formState.errors.shares;
  return (
    <>
      <Segmented legend="For whom" options={options} {...form.register('among')} />
      {among !== 'some' && split.length > 0 && (
        <details open={split.length <= MOST_OPEN}>
          <summary className="flex min-h-11 items-center text-muted">
            {split.length === 1
              ? 'One share'
              : `${split.length} shares, by people${among === 'everyone' ? ' and nights' : ''}`}
          </summary>
          <ShareList shares={signedShares({ refund, shares: split })} reader={reader} />
          <p className="shares-note">{splitTexts[among]}</p>
        </details>
      )}
      {among === 'some' && (
        <fieldset aria-describedby={error ? 'shares-error' : undefined}>
          <legend className="mb-1 font-medium">Who shares it, and by what weight</legend>
          <p className="shares-note">{splitTexts.everyone} You can change each weight.</p>
          <ul>
            {shares.map(({ household_id, chosen }, index) => {
              const name = subjectName(household_id, reader);
              const part = split.find((share) => share.household_id === household_id);
              return (
                <li
                  key={household_id}
                  className="flex flex-wrap items-center gap-x-2 py-0.5 sm:gap-x-3 [&>p]:basis-full"
                >
                  <Checkbox
                    className="min-w-0 flex-[1_1_5rem]"
                    label={name}
                    {...form.register(`shares.${index}.chosen`)}
                  />
                  {chosen && (
                    <>
                      <input
                        aria-label={`Weight of ${name}`}
                        inputMode="decimal"
                        autoComplete="off"
                        aria-invalid={error?.[index] ? true : undefined}
                        aria-describedby={error?.[index] ? `share-${index}-error` : undefined}
                        className="control w-14 px-2 py-1.5 text-right tabular-nums sm:w-16"
                        {...form.register(`shares.${index}.weight`)}
                      />
                      <output className="min-w-16 text-right font-semibold whitespace-nowrap tabular-nums">
                        {part ? moneyText(signedCents({ cents: part.cents, refund })) : '–'}
                      </output>
                    </>
                  )}
                  <FieldError id={`share-${index}-error`}>
                    {error?.[index]?.weight?.message ?? error?.[index]?.household_id?.message}
                  </FieldError>
                </li>
              );
            })}
          </ul>
        </fieldset>
      )}
      <FieldError id="shares-error">{error?.message}</FieldError>
    </>
  );
}

type Typed = Pick<TypedExpense, 'among' | 'day' | 'cents' | 'shares'> & { refund: boolean };

/** As the server will compute it; empty while the amount or a weight is invalid. */
function preview(typed: Typed, balances: Costs['balances'], expense: Expense | undefined) {
  if (typeof typed.cents !== 'number') return [];
  const weights = chosenShares(typed).map(({ household_id, weight, usual, people }) => ({
    household_id,
    weight: { everyone: usual, there: people, some: parseWeight(weight) }[typed.among],
  }));
  if (weights.some(({ weight }) => weight === null)) return [];
  const inHundredths = <Row extends { weight: number | null }>(rows: Row[]) =>
    rows.map((row) => ({ ...row, weight: toHundredths(row.weight ?? 0) }));
  const split = splitFairly(
    { cents: typed.cents, refund: typed.refund },
    inHundredths(weights),
    new Map(balances.map(({ household_id, rounding }) => [household_id, rounding])),
    expense ? { ...expense, shares: inHundredths(expense.shares) } : null,
  );
  return split ? inOrderOf(weights, split) : [];
}
