import { moneyText, signedMoneyText } from '@/lib/money';
import { HouseholdFace, type Tints } from '../household-face';
import type { Reader } from './costs-text';
import type { Tally } from './tallies';

interface Props {
  tallies: Tally[];
  tints: Tints;
  reader: Reader;
}

/** In cents. From this amount on, the table has no bars, so that the amounts have enough room. */
const LONG_AMOUNT = 10_000_000;

/** Bars point to the right for a positive balance and to the left for a negative one. */
export function BalanceTable({ tallies, tints, reader }: Props) {
  const most = Math.max(1, ...tallies.map(({ cents }) => Math.abs(cents)));
  const longest = Math.max(most, ...tallies.flatMap(({ paid, share }) => [paid, share]));
  const settling = tallies.some(({ settled }) => settled !== 0);
  return (
    <table className="balance-table" data-long={longest >= LONG_AMOUNT || undefined}>
      <caption className="sr-only">What each household paid, its share, and what it gets back</caption>
      <thead>
        <tr>
          <th scope="col">Household</th>
          <th scope="col">Paid</th>
          <th scope="col">Share</th>
          {settling && <th scope="col">Settled</th>}
          <th scope="col" className="min-w-28">
            <span className="inline-block w-1/2 px-2 text-right">owes</span>
            <span className="inline-block w-1/2 px-2 text-left">is owed</span>
          </th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ household_id, name, own, paid, share, settled, cents }) => (
          <tr key={household_id}>
            <th scope="row">
              <span className="flex items-center gap-3 text-ink">
                <HouseholdFace name={name} tint={tints[household_id]} />
                <span className="whole-name" title={name}>
                  {own ? 'You' : reader.nameOf(household_id)}
                </span>
              </span>
            </th>
            <td>{moneyText(paid)}</td>
            <td>{moneyText(share)}</td>
            {settling && <td>{signedMoneyText(settled)}</td>}
            <td>
              <BalanceBar part={cents / most} />
            </td>
            <td>{signedMoneyText(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The largest balance fills half of the width. Hidden from screen readers, because the amount
 * beside it already has a sign.
 */
function BalanceBar({ part }: { part: number }) {
  const width = Math.round(Math.abs(part) * 50);
  return (
    <svg aria-hidden="true">
      <rect
        x={`${part < 0 ? 50 - width : 50}%`}
        y="15%"
        width={`${width}%`}
        height="70%"
        rx="4"
        className={part < 0 ? 'fill-ochre' : 'fill-eucalypt'}
      />
      <line x1="50%" x2="50%" y1="0" y2="100%" />
    </svg>
  );
}
