import { formatDateRange } from '@/lib/dates';
import type { AgreedTo, Trip } from '@/lib/trips/schema';

interface Props {
  trip: Pick<Trip, 'start_date' | 'end_date' | 'location_name' | 'dates_open' | 'site_open'>;
  /** When the household answered; null when they are no longer known. */
  agreedTo: Pick<AgreedTo, 'start_date' | 'end_date' | 'location_name'> | null;
}

/** How the trip's dates and site have changed since the household answered Going. */
export function WhatChanged({ trip, agreedTo }: Props) {
  const dates = agreedTo && [dateText(agreedTo), dateText(trip)];
  const sites = agreedTo && [agreedTo.location_name, trip.location_name];
  return (
    <>
      <Change what="dates" values={dates} open={trip.dates_open} />
      <Change what="campsite" values={sites} open={trip.site_open} />
    </>
  );
}

const dateText = ({ start_date, end_date }: Pick<Trip, 'start_date' | 'end_date'>) =>
  formatDateRange(start_date, end_date);

interface ChangeProps {
  what: 'dates' | 'campsite';
  /** Before and after; null when the one before is no longer known. */
  values: string[] | null;
  /** True while a vote is open on it, so that the new value may change again. */
  open: boolean;
}

function Change({ what, values, open }: ChangeProps) {
  if (!values || values[0] === values[1]) return null;
  const [before, after] = values;
  return (
    <p>
      {what === 'dates' ? 'The dates have changed: ' : 'The campsite has changed: '}
      <s className="inline-block text-muted">{before}</s> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">now</span>{' '}
      <strong className="inline-block font-semibold">{open ? 'still open' : after}</strong>
    </p>
  );
}
