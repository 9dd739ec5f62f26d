'use client';

import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { moneyText, parseMoney } from '@/lib/money';
import { splitNames } from '@/lib/trips/costs/limits';
import type { NewExpense } from '@/lib/trips/costs/schema';
import { splitCents, toHundredths } from '@/lib/trips/costs/split';
import { type Reader, splitTexts, subjectName } from './costs-text';
import { inOrderOf, ShareList } from './share-list';
import { chosenShares, parseWeight, type TypedExpense } from './typed-expense';

interface Props {
  form: UseFormReturn<TypedExpense, unknown, NewExpense>;
  reader: Reader;
}

const options = [
  { value: 'everyone', label: splitNames.everyone },
  { value: 'there', label: splitNames.there },
  { value: 'some', label: splitNames.chosen },
];

/**
 * With more shares than this, the list of shares is folded, so that the form's buttons aren't far
 * below.
 */
const MOST_OPEN = 8;

/**
 * Chooses the households that share an expense. While the amount is typed, it shows each
 * household's share.
 */
export function ShareFields({ form, reader }: Props) {
  const [among, day, cents, shares] = useWatch({
    control: form.control,
    name: ['among', 'day', 'cents', 'shares'],
  });
  const split = preview({ among, day, cents, shares });
  const error = form.formState.errors.shares;
  return (
    <>
      <Segmented legend="For whom" options={options} {...form.register('among')} />
      {among !== 'some' && split.length > 0 && (
        <details open={split.length <= MOST_OPEN} className="share-preview">
          <summary>
            {split.length === 1
              ? 'One share'
              : `${split.length} shares, by people${among === 'everyone' ? ' and nights' : ''}`}
          </summary>
          <ShareList shares={split} reader={reader} />
          <p className="shares-note">{splitTexts[among]}</p>
        </details>
      )}
      {among === 'some' && (
        <fieldset className="share-fields" aria-describedby={error ? 'shares-error' : undefined}>
          <legend>Who shares it, and by what weight</legend>
          <p className="shares-note">{splitTexts.everyone} You can change each weight.</p>
          <ul>
            {shares.map(({ household_id, chosen }, index) => {
              const name = subjectName(household_id, reader);
              const part = split.find((share) => share.household_id === household_id);
              return (
                <li key={household_id}>
                  <Checkbox label={name} {...form.register(`shares.${index}.chosen`)} />
                  {chosen && (
                    <>
                      <input
                        aria-label={`Weight of ${name}`}
                        inputMode="decimal"
                        autoComplete="off"
                        aria-invalid={error?.[index] ? true : undefined}
                        aria-describedby={error?.[index] ? `share-${index}-error` : undefined}
                        className="control"
                        {...form.register(`shares.${index}.weight`)}
                      />
                      <output>{part ? moneyText(part.cents) : '–'}</output>
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

/** Returns the share of each household; empty while the amount or a weight is invalid. */
function preview(typed: Pick<TypedExpense, 'among' | 'day' | 'cents' | 'shares'>) {
  const amount = parseMoney(typed.cents);
  if ('problem' in amount) return [];
  const weights = chosenShares(typed).map(({ household_id, weight, usual, people }) => ({
    household_id,
    weight: { everyone: usual, there: people, some: parseWeight(weight) }[typed.among],
  }));
  if (weights.some(({ weight }) => weight === null)) return [];
  const split = splitCents(
    amount.cents,
    weights.map(({ household_id, weight }) => ({ household_id, weight: toHundredths(weight ?? 0) })),
  );
  return split ? inOrderOf(weights, split) : [];
}
