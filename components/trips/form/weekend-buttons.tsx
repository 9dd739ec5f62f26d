'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { formatDays } from '@/lib/dates';
import { nextWeekends } from '@/lib/trips/fit/weekends';
import type { TripDates } from '@/lib/trips/schema';

const OFFERED = 3;

interface Props {
  /** The dates that the form has now. */
  dates: TripDates;
  onPick: (dates: TripDates) => void;
}

/** Buttons for the next weekends. One tap chooses both dates; a phone's calendar needs six. */
export function WeekendButtons({ dates, onPick }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap items-center gap-2.5 sm:col-span-2">
      <span id={id} className="text-sm text-muted max-sm:w-full">
        Or a weekend
      </span>
      {nextWeekends(OFFERED).map((weekend) => (
        <Button
          key={weekend.start_date}
          variant="secondary"
          size="sm"
          aria-pressed={weekend.start_date === dates.start_date && weekend.end_date === dates.end_date}
          className="aria-pressed:border-eucalypt aria-pressed:bg-eucalypt-soft"
          onClick={() => onPick(weekend)}
        >
          {formatDays(weekend.start_date, weekend.end_date)}
        </Button>
      ))}
    </fieldset>
  );
}
