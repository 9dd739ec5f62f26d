'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { formatDays } from '@/lib/dates';
import { nextWeekends } from '@/lib/trips/fit/weekends';
import type { TripDates } from '@/lib/trips/schema';

const OFFERED = 3;

interface Props {
  dates: TripDates;
  onPick: (dates: TripDates) => void;
  /** Not offered, because they are chosen already. */
  without?: readonly TripDates[];
}

const isIn = (list: readonly TripDates[], { start_date, end_date }: TripDates) =>
  list.some((each) => each.start_date === start_date && each.end_date === end_date);

export const weekendsWithout = (list: readonly TripDates[]): TripDates[] =>
  nextWeekends(OFFERED + list.length)
    .filter((weekend) => !isIn(list, weekend))
    .slice(0, OFFERED);

/** One tap chooses both dates; a phone's calendar needs six. */
export function WeekendButtons({ dates, onPick, without = [] }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap items-center gap-2.5 sm:col-span-2">
      <span id={id} className="text-sm text-muted max-sm:w-full">
        Or a weekend
      </span>
      {weekendsWithout(without).map((weekend) => (
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
