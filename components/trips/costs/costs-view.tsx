'use client';

import { memo, useState } from 'react';
import { CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { usePreload } from '@/components/ui/late-part';
import { planeLook } from '@/components/ui/plane';
import { ShowMore } from '@/components/ui/show-more';
import { formatDay } from '@/lib/dates';
import { moneyText } from '@/lib/money';
import { EXPENSES } from '@/lib/paging';
import { countText } from '@/lib/text';
import type { Tints } from '../household-face';
import { HouseholdFace } from '../household-face';
import { BalanceTable } from './balance-table';
import { byDay } from './by-day';
import type { CostsProps, Sums } from './costs-props';
import { balanceLead, type Reader, readerOf, signedCents, spentText, splitTexts } from './costs-text';
import { ExpenseDetail, ExpenseDialog } from './expense-dialog';
import { SettlementCard } from './settlement-card';
import type { ShownExpense } from './shown-expense';
import { talliesOf } from './tallies';

function ExpenseList(props: CostsProps) {
  const { costs, expenses, count, tints } = props;
  const [opened, setOpened] = useState<ShownExpense | null>(null);
  usePreload(ExpenseDetail);
  if (expenses.length === 0) return null;
  return (
    <>
      <section aria-labelledby="expenses" className="lg:col-span-2">
        <CardHeader
          title="Expenses"
          titleId="expenses"
          aside={`${countText(count, 'expense')}, ${moneyText(costs.total)}`}
        />
        <Days expenses={expenses} onOpen={setOpened} balances={costs.balances} tints={tints} />
        <ShowMore
          className="border-t border-line py-4"
          things="expenses"
          param="expenses"
          step={EXPENSES}
          shown={expenses.length}
          total={count}
        />
      </section>
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
    // On wide screens the days are in two columns: read the left column first.
    <div className={classNames('-mt-px', expenses.length > 1 && 'lg:columns-2 lg:gap-10')}>
      {byDay(expenses).map(({ day, items }) => (
        <section key={day} aria-label={formatDay(day)}>
          <h3 className="break-after-avoid border-t border-line pt-3 pb-0.5 font-sans text-[0.9375rem] font-semibold text-muted">
            {formatDay(day)}
          </h3>
          <ul>
            {items.map((expense) => (
              <li key={expense.id} className="break-inside-avoid border-line not-first:border-t">
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

export function CostsView(props: CostsProps) {
  const { address, tripName, costs, count, tints } = props;
  const reader = readerOf(costs.balances);
  if (count + costs.payments.length === 0) return <NoExpenses going={costs.going.length} />;
  return (
    <div className="costs">
      <OwnBalance costs={costs} tints={tints} reader={reader} />
      <SettlementCard address={address} tripName={tripName} costs={costs} tints={tints} reader={reader} />
      <ExpenseList {...props} />
      <p className="costs-note lg:col-span-2">
        {splitTexts.everyone}{' '}
        <a href={`${address}/expenses.csv`} download>
          Save as CSV
        </a>
      </p>
    </div>
  );
}

const NoExpenses = ({ going }: { going: number }) => (
  <EmptyState icon={<Icon name="receipt-text" />} title="No expenses yet">
    Add what somebody paid for the group: site fees, firewood, Saturday’s dinner. Campmates shares it by
    people and nights and says who pays whom, to the cent.
    {going === 1 &&
      ' Only one household is going so far. Households that say yes later can share the costs too.'}
  </EmptyState>
);

interface Props {
  costs: Sums;
  tints: Tints;
  reader: Reader;
}

function OwnBalance({ costs, tints, reader }: Props) {
  const { total } = costs;
  const tallies = talliesOf(costs.balances);
  const own = tallies.find(({ own }) => own);
  return (
    <section aria-labelledby="own-balance" className={classNames(planeLook, '@container')}>
      <div className="grid gap-x-4 p-4 lg:grid-cols-[1fr_auto] lg:px-5">
        <h2 id="own-balance" className="font-sans text-base font-normal text-muted">
          {own ? balanceLead(own.cents) : 'Together'}
        </h2>
        <p className="font-display whitespace-nowrap text-3xl font-bold tabular-nums lg:text-4xl">
          {moneyText(Math.abs(own ? own.cents : total))}
        </p>
        <p className="text-[0.9375rem] text-muted lg:col-span-2">
          {own ? spentText(own, total) : 'You aren’t going, so you don’t share these costs.'}
        </p>
        {own && (
          <p className="text-[0.9375rem] text-muted max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:text-right">
            Together{' '}
            <strong className="block font-display text-2xl font-bold whitespace-nowrap text-ink tabular-nums">
              {moneyText(total)}
            </strong>
          </p>
        )}
      </div>
      <BalanceTable tallies={tallies} tints={tints} reader={reader} />
    </section>
  );
}
