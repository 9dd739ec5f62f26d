'use client';

import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { CostsProps } from './costs-props';
import { readerOf, splitTexts } from './costs-text';
import { ExpenseList } from './expense-list';
import { OwnBalance } from './own-balance';
import { SettlementCard } from './settlement-card';

/** A trip's costs: the reader's own balance, then who pays whom, then the expenses. */
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

/** Shown while a trip has no expenses. Explains what expenses are for. */
const NoExpenses = ({ going }: { going: number }) => (
  <EmptyState icon={<Icon name="receipt-text" />} title="No expenses yet">
    Add what somebody paid for the group: site fees, firewood, Saturday’s dinner. Campmates shares it by
    people and nights and says who pays whom, to the cent.
    {going === 1 &&
      ' Only one household is going so far. Households that say yes later can share the costs too.'}
  </EmptyState>
);
