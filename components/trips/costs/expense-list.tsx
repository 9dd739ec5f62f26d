'use client';

import { memo, useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { usePreload } from '@/components/ui/late-part';
import { ShowMore } from '@/components/ui/show-more';
import { formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { EXPENSES } from '@/lib/paging';
import { countText } from '@/lib/text';
import { HouseholdFace } from '../household-face';
import { byDay } from './by-day';
import type { CostsProps } from './costs-props';
import { signedCents } from './costs-text';
import { ExpenseDetail, ExpenseDialog } from './expense-dialog';
import type { ShownExpense } from './shown-expense';

/** The expenses by day. A tap on an expense opens its shares and actions. */
export function ExpenseList(props: CostsProps) {
  const { costs, expenses, count, tints } = props;
  const [opened, setOpened] = useState<ShownExpense | null>(null);
  usePreload(ExpenseDetail);
  if (expenses.length === 0) return null;
  return (
    <>
      <Card as="section" aria-labelledby="expenses" className="expenses lg:col-span-2">
        <CardHeader
          title="Expenses"
          titleId="expenses"
          aside={`${countText(count, 'expense')}, ${moneyText(costs.total)}`}
        />
        <Days expenses={expenses} onOpen={setOpened} balances={costs.balances} tints={tints} />
        <ShowMore
          className="border-t border-line p-4 lg:px-5"
          things="expenses"
          param="expenses"
          step={EXPENSES}
          shown={expenses.length}
          total={count}
        />
      </Card>
      {opened && <ExpenseDialog key={opened.id} {...props} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface DaysProps extends Pick<CostsProps, 'expenses' | 'tints'>, Pick<CostsProps['costs'], 'balances'> {
  onOpen: (expense: ShownExpense) => void;
}

/** Memoised, so that opening an expense doesn't render all rows again. */
const Days = memo(function Days({ expenses, onOpen, balances, tints }: DaysProps) {
  const names = new Map(balances.map(({ household_id, name }) => [household_id, name]));
  return (
    // On wide screens the days are in two columns: read the left column first. A single expense
    // takes the whole width.
    <div
      className={classNames(
        'expense-days',
        expenses.length > 1 && 'lg:columns-2 lg:gap-0 lg:[column-rule:1px_solid_var(--line)]',
      )}
    >
      {byDay(expenses).map(({ day, items }) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3>{formatDay(day)}</h3>
          <ul>
            {items.map((expense) => (
              <li key={expense.id}>
                <button type="button" className="expense-row" onClick={() => onOpen(expense)}>
                  <HouseholdFace name={names.get(expense.paid_by) ?? ''} tint={tints[expense.paid_by]} />
                  <span>
                    <span>{expense.what}</span>
                    <small>{expense.text}</small>
                    {expense.stale && expense.may_change && <small>Split again?</small>}
                  </span>
                  <strong>{moneyText(signedCents(expense))}</strong>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
