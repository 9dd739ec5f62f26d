import { formatDateRange } from '@/lib/dates';
import type { AgreedTo, Trip } from '@/lib/trips/schema';

export interface Agreed extends Pick<AgreedTo, 'start_date' | 'end_date' | 'location_name'> {
  /** Before and after; null on a trip that has and had one stop. */
  stops?: string[] | null;
}

interface Props {
  trip: Pick<Trip, 'start_date' | 'end_date' | 'location_name' | 'dates_open' | 'site_open'>;
  /** When the household answered; null when they are no longer known. */
  agreedTo: Agreed | null;
}

/** How the trip's dates and site have changed since the household answered Going. */
export function WhatChanged({ trip, agreedTo }: Props) {
  const dates = agreedTo && [dateText(agreedTo), dateText(trip)];
  const stops = agreedTo?.stops;
  const sites = agreedTo && [agreedTo.location_name, trip.location_name];
  return (
    <>
      <Change what="dates" values={dates} open={trip.dates_open} />
      {stops ? (
        <Change what="stops" values={stops} open={false} />
      ) : (
        <Change what="campsite" values={sites} open={trip.site_open} />
      )}
    </>
  );
}

const dateText = ({ start_date, end_date }: Pick<Trip, 'start_date' | 'end_date'>) =>
  formatDateRange(start_date, end_date);

const says = {
  dates: 'The dates have changed',
  campsite: 'The campsite has changed',
  stops: 'The stops have changed',
} as const;

interface ChangeProps {
  what: keyof typeof says;
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
      {says[what]}: <s className="inline-block text-muted">{before}</s> <span aria-hidden="true">→</span>{' '}
      <span className="sr-only">now</span>{' '}
      <strong className="inline-block font-semibold">{open ? 'still open' : after}</strong>
    </p>
  );
}
