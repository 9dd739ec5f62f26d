import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import { countText } from '@/lib/text';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { countsText, peopleCounts, petCounts, vehicleCounts } from '@/lib/trips/headcount/words';
import { BookingCopy } from './booking-copy';

interface Props extends Pick<Headcount, 'total' | 'text'> {
  tripId: string;
  /** How many households are going. */
  households: number;
  /** Whether the trip is over: then there is nothing to book. */
  over: boolean;
}

const link =
  'relative text-sky underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3';

/** How many are going, and what becomes of that number: a booking, a spreadsheet, a sheet of paper. */
export function HeadcountCard({ tripId, total, households, text, over }: Props) {
  const vehicles = countsText(vehicleCounts(total));
  return (
    <Card as="section" aria-labelledby="headcount">
      {over ? (
        <CardHeader title="Headcount" titleId="headcount" />
      ) : (
        <BookingCopy text={text} titleId="headcount" />
      )}
      <CardBody className="space-y-3">
        <ul className="flex max-w-sm flex-wrap justify-between gap-x-4 gap-y-3">
          {[...peopleCounts(total), ...petCounts(total)].map(({ count, word }) => (
            <li key={word}>
              <span className="block font-display text-2xl font-semibold tabular-nums">{count}</span>{' '}
              <span className="block text-sm text-muted">{word}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          {countText(households, 'household')}
          {vehicles && `, ${vehicles}`}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm print:hidden">
          <a href={`/api/trips/${tripId}/headcount.csv`} download className={link}>
            Spreadsheet (CSV)
          </a>
          <PendingLink href={`/trip/${tripId}/print`} pendingPosition="after" className={link}>
            Print
          </PendingLink>
        </p>
      </CardBody>
    </Card>
  );
}
