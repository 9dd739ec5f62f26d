import { Card } from '@/components/ui/card';
import { moneyText } from '@/lib/money';
import type { Tints } from '../household-face';
import { BalanceTable } from './balance-table';
import type { Sums } from './costs-props';
import { balanceLead, type Reader, spentText } from './costs-text';
import { talliesOf } from './tallies';

interface Props {
  costs: Sums;
  tints: Tints;
  reader: Reader;
}

/**
 * The reader's own balance as a large amount. On wide screens the balances of all households are
 * below it.
 */
export function OwnBalance({ costs, tints, reader }: Props) {
  const { total } = costs;
  const tallies = talliesOf(costs.balances);
  const own = tallies.find(({ own }) => own);
  return (
    <Card as="section" aria-labelledby="own-balance" className="own-balance">
      <div>
        <h2 id="own-balance">{own ? balanceLead(own.cents) : 'Together'}</h2>
        <p
          className="own-amount"
          data-owes={(own && own.cents < 0) || undefined}
          data-owed={(own && own.cents > 0) || undefined}
        >
          {moneyText(Math.abs(own ? own.cents : total))}
        </p>
        <p className="own-words">
          {own ? spentText(own, total) : 'You aren’t going, so you don’t share these costs.'}
        </p>
        {own && (
          <p className="together">
            Together <strong>{moneyText(total)}</strong>
          </p>
        )}
      </div>
      <BalanceTable tallies={tallies} tints={tints} reader={reader} />
    </Card>
  );
}
