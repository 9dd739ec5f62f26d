'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { daysBetween, formatDays, today } from '@/lib/dates';
import { countText } from '@/lib/text';
import type { Holiday } from '@/lib/trips/fit/plan';
import { offeredWeekends, type Weekend } from '@/lib/trips/fit/weekends';
import type { TripDates } from '@/lib/trips/schema';

const OFFERED = 3;

interface Props {
  dates: TripDates;
  holidays: readonly Holiday[];
  error: string | undefined;
  onPick: (dates: TripDates) => void;
}

/** With the next long weekend. */
export function WeekendChoice({ dates, holidays, error, onPick }: Props) {
  const id = useId();
  const [offers] = useState(() => offeredWeekends(OFFERED, holidays));
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="weekends">
      <legend className="sr-only">Weekends</legend>
      <div>
        {offers.map((weekend) => {
          const { start_date, end_date } = weekend;
          return (
            <label key={start_date}>
              <input
                type="radio"
                name={id}
                className="sr-only"
                checked={isWeekend(dates, weekend)}
                onChange={() => onPick({ start_date, end_date })}
              />
              <span>{formatDays(start_date, end_date)}</span>
              <span>{hintOf(weekend)}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

const isWeekend = (dates: TripDates, weekend: TripDates) =>
  dates.start_date === weekend.start_date && dates.end_date === weekend.end_date;

/** The name of the weekend's holiday, such as "Christmas", or "In 9 days". */
function hintOf({ start_date, name }: Weekend): string {
  const ahead = daysBetween(today(), start_date);
  return name ?? (ahead === 1 ? 'Tomorrow' : `In ${countText(ahead, 'day')}`);
}
