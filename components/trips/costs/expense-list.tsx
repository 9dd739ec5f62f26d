'use client';

import { memo, useMemo, useState } from 'react';
import { Card, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { countText } from '@/lib/text';
import type { Expense } from '@/lib/trips/costs/schema';
import { HouseholdFace } from '../household-face';
import { byDay, type DayOf, foldDays } from './by-day';
import type { CostsProps } from './costs-props';
import { expenseText, readerOf } from './costs-text';
import { ExpenseDetail, ExpenseDialog } from './expense-dialog';

/** About so many expenses stand open, the newest days first. */
const MOST_OPEN = 30;

/** What was paid for, by day; a tap on one shows its shares and what can be done with it. */
export function ExpenseList(props: CostsProps) {
  const { costs, tints } = props;
  const { expenses, total } = costs;
  const [opened, setOpened] = useState<Expense | null>(null);
  usePreload(ExpenseDetail);
  const [shown, folded] = useMemo(() => foldDays(byDay(expenses), MOST_OPEN), [expenses]);
  if (expenses.length === 0) return null;
  const count = folded.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <Card as="section" aria-labelledby="expenses" className="expenses">
        <CardHeader
          title="Expenses"
          titleId="expenses"
          aside={`${countText(expenses.length, 'expense')}, ${moneyText(total)}`}
        />
        <Days list={shown} onOpen={setOpened} costs={costs} tints={tints} />
        {folded.length > 0 && (
          <details className="more-rows">
            <summary>
              {count} from earlier days
              <Icon name="chevron-down" />
            </summary>
            <Days list={folded} onOpen={setOpened} costs={costs} tints={tints} />
          </details>
        )}
      </Card>
      <ExpenseDialog {...props} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}

interface DaysProps extends Pick<CostsProps, 'costs' | 'tints'> {
  list: DayOf<Expense>[];
  onOpen: (expense: Expense) => void;
}

/** Drawn once for the costs as they stand: opening an expense touches none of its neighbours. */
const Days = memo(function Days({ list, onOpen, costs, tints }: DaysProps) {
  const reader = readerOf(costs.balances);
  const goers = costs.going.map(({ household_id }) => household_id);
  const names = new Map(costs.balances.map(({ household_id, name }) => [household_id, name]));
  return (
    <div className="expense-days">
      {list.map(({ day, items }) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3>{formatDay(day)}</h3>
          <ul>
            {items.map((expense) => (
              <li key={expense.id}>
                <button type="button" className="expense-row" onClick={() => onOpen(expense)}>
                  <HouseholdFace
                    name={names.get(expense.paid_by) ?? reader.nameOf(expense.paid_by)}
                    tint={tints[expense.paid_by]}
                  />
                  <span>
                    <span>{expense.what}</span>
                    <small>{expenseText(expense, goers, reader)}</small>
                    {expense.stale && expense.may_change && <small>Split again?</small>}
                  </span>
                  <strong>{moneyText(expense.cents)}</strong>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
