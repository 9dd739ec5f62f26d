import { moneyText } from '@/lib/money';
import { type Reader, signedCents, subjectName } from './costs-text';

interface Props {
  shares: { household_id: string; cents: number }[];
  reader: Reader;
}

export const inOrderOf = <Share extends { household_id: string }>(
  households: { household_id: string }[],
  shares: Share[],
): Share[] =>
  households.flatMap(({ household_id }) => shares.find((share) => share.household_id === household_id) ?? []);

/** Below zero for a refund. */
export const signedShares = ({ refund, shares }: { refund: boolean; shares: Props['shares'] }) =>
  shares.map((share) => ({ ...share, cents: signedCents({ cents: share.cents, refund }) }));

export const ShareList = ({ shares, reader }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: many shares scroll, and the keys can scroll only what has the focus.
  <ul aria-label="Shares" tabIndex={0} className="max-h-72 overflow-y-auto rounded border border-line">
    {shares.map(({ household_id, cents }) => (
      <li
        key={household_id}
        className="flex justify-between gap-3 border-b border-line px-3.5 py-2 last:border-b-0"
      >
        <span>{subjectName(household_id, reader)}</span>
        <span className="shrink-0 font-semibold whitespace-nowrap tabular-nums">{moneyText(cents)}</span>
      </li>
    ))}
  </ul>
);
