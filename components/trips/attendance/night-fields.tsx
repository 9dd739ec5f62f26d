'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { SelectField } from '@/components/ui/select-field';
import { addDays, type Day, formatDay } from '@/lib/dates';
import { nightsOf } from '@/lib/trips/attendance/nights';
import type { Nights } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { stayText } from './stay-text';

/** A trip's dates, and the nights that were said before. */
export type TripNights = TripDates & Nights;

interface Props {
  known: TripNights;
  arriveField: UseFormRegisterReturn;
  leaveField: UseFormRegisterReturn;
  /** What stands in the fields: '' is the trip's own first or last day. */
  typed: readonly [Day | null | undefined, Day | null | undefined];
  errors: Partial<Record<keyof Nights, { message?: string }>>;
}

/** What the fields hold at first; without them nothing, and the answer leaves the nights as they were. */
export function typedNights({ arrive_on, leave_on, ...trip }: TripNights) {
  if (nightsOf(trip).length < 2) return {};
  return {
    arrive_on: arrive_on && arrive_on !== trip.start_date ? arrive_on : '',
    leave_on: leave_on && leave_on !== trip.end_date ? leave_on : '',
  };
}

/** On which days a household comes and goes, for those who come for part of a trip; nothing on a trip of one night. */
export function NightFields({ known, arriveField, leaveField, typed, errors }: Props) {
  const nights = nightsOf(known);
  if (nights.length < 2) return null;
  const { start_date, end_date } = known;
  const [arrives, leaves] = typed;
  const part = stayText({ arrive_on: arrives || null, leave_on: leaves || null }, known);
  const open = Boolean(stayText(known, known) || errors.arrive_on || errors.leave_on);
  return (
    <details open={open} className="group">
      <summary className="inline-flex min-h-11 list-none flex-wrap items-center gap-x-2 rounded pr-2 [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          className="transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="font-medium">We come for part of it</span>
        {part && <span className="text-muted group-open:hidden">{part}</span>}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Arriving"
          error={errors.arrive_on?.message}
          options={nights.map((day) => ({
            value: day === start_date ? '' : day,
            label: day === start_date ? `${formatDay(day)}, the first day` : formatDay(day),
          }))}
          {...arriveField}
        />
        <SelectField
          label="Leaving"
          error={errors.leave_on?.message}
          options={nights
            .map((night) => addDays(night, 1))
            .map((day) => ({
              value: day === end_date ? '' : day,
              label: day === end_date ? `${formatDay(day)}, the last day` : formatDay(day),
              disabled: day <= (arrives || start_date),
            }))}
          {...leaveField}
        />
      </div>
    </details>
  );
}
