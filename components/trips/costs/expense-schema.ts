import { z } from 'zod';
import { issuesOf } from '@/lib/issues-of';
import { newExpense } from '@/lib/trips/costs/schema';
import { sentExpense, type TypedExpense } from './typed-expense';

export const expenseForm = z.custom<TypedExpense>().transform((typed, context) => {
  const checked = newExpense.safeParse(sentExpense(typed));
  const refuse = (path: PropertyKey[], message: string) =>
    context.issues.push({ code: 'custom', input: typed, path, message });
  for (const { path, message } of issuesOf(checked.error)) refuse(placeOf(path, typed), message);
  if (typed.among === 'some' && weighsNothing(typed))
    refuse(['shares'], 'All weights are 0. Please give at least one household a weight above 0.');
  return checked.data ?? z.NEVER;
});

/**
 * The request contains only the shares of the chosen households, so their indexes differ from the
 * form's.
 */
function placeOf(path: PropertyKey[], { shares }: TypedExpense): PropertyKey[] {
  const [field, at, ...rest] = path;
  if (field !== 'shares' || typeof at !== 'number') return path;
  const places = shares.flatMap(({ chosen }, index) => (chosen ? [index] : []));
  return [field, places[at] ?? 0, ...rest];
}

function weighsNothing({ shares }: TypedExpense): boolean {
  const chosen = shares.filter((share) => share.chosen);
  return chosen.length > 0 && chosen.every(({ weight }) => Number(weight) === 0);
}
