'use client';

import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { DateField } from '@/components/ui/date-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { FoldRow } from '@/components/ui/fold-row';
import { earliestToday, formatDateRange } from '@/lib/dates';
import type { Holiday } from '@/lib/trips/fit/plan';
import type { NewTrip, TripDates } from '@/lib/trips/schema';
import { WeekendChoice } from './weekend-choice';

interface Props {
  form: UseFormReturn<NewTrip>;
  /** Undefined until they make a valid trip. */
  dates: TripDates | undefined;
  holidays: readonly Holiday[];
  /** The person has tried to go on without dates. */
  missing: boolean;
}

export function WhenFields({ form, dates, holidays, missing }: Props) {
  const field = fieldsOf(form);
  const [start_date, end_date] = [form.watch('start_date'), form.watch('end_date')];
  return (
    <>
      <WeekendChoice
        dates={{ start_date, end_date }}
        holidays={holidays}
        error={missing && !start_date && !end_date ? 'Choose a weekend or other dates.' : undefined}
        onPick={(weekend) => {
          form.setValue('start_date', weekend.start_date, { shouldDirty: true });
          form.setValue('end_date', weekend.end_date, { shouldDirty: true });
          form.clearErrors(['start_date', 'end_date']);
        }}
      />
      <div className="fold-rows">
        <FoldRow
          icon="calendar-days"
          title="Other dates"
          detail={dates ? formatDateRange(dates.start_date, dates.end_date) : 'The first and the last day'}
        >
          <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
            <DateField label="Start date" min={earliestToday()} {...field('start_date')} />
            <DateField label="End date" min={start_date || earliestToday()} {...field('end_date')} />
          </div>
        </FoldRow>
      </div>
      <Checkbox
        label="We’re not sure of the dates yet"
        hint="Everyone votes on them. You can offer more dates next."
        {...form.register('open_vote')}
      />
    </>
  );
}
