'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDateRange } from '@/lib/dates';
import type { AgreedTo, Trip } from '@/lib/trips/schema';
import { useAnswer } from './use-answer';

interface Props {
  trip: Pick<Trip, 'id' | 'start_date' | 'end_date' | 'location_name'>;
  /** What the answer was to; null where that isn't known any more. */
  agreedTo: AgreedTo | null;
}

/** For somebody who is going, once the dates or the site are others than those they said yes to. */
export function ConfirmAgain({ trip, agreedTo }: Props) {
  const { send, sending, failure, box } = useAnswer(trip.id);
  const dates = agreedTo && [dateText(agreedTo), dateText(trip)];
  const sites = agreedTo && [agreedTo.location_name, trip.location_name];
  return (
    <div ref={box} tabIndex={-1} className="w-full space-y-3 outline-none">
      <Alert tone="warning" title="Are you still going?">
        <Change what="dates" values={dates} />
        <Change what="campsite" values={sites} />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            icon={<Icon name="check" />}
            pending={sending}
            pendingText="Saving…"
            onClick={() => send(true, 'still going')}
            className="max-sm:grow sm:whitespace-nowrap"
          >
            Still going
          </Button>
          <Button
            variant="secondary"
            icon={<Icon name="x" />}
            aria-disabled={sending || undefined}
            onClick={() => send(false, 'not going')}
            className="max-sm:grow sm:whitespace-nowrap"
          >
            Not going
          </Button>
        </div>
      </Alert>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}

const dateText = ({ start_date, end_date }: Pick<Trip, 'start_date' | 'end_date'>) =>
  formatDateRange(start_date, end_date);

function Change({ what, values }: { what: 'dates' | 'campsite'; values: string[] | null }) {
  if (!values || values[0] === values[1]) return null;
  const [before, after] = values;
  return (
    <p>
      {what === 'dates' ? 'The dates have changed: ' : 'The campsite has changed: '}
      <s className="inline-block text-muted">{before}</s> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">now</span> <strong className="inline-block font-semibold">{after}</strong>
    </p>
  );
}
