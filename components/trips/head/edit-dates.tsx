'use client';

import { latePart, usePreload } from '@/components/ui/late-part';
import { useToggle } from '@/components/ui/use-toggle';
import type { TripDates } from '@/lib/trips/schema';

interface Props {
  tripId: string;
  /** In words; all dates on offer while a vote on them is open. */
  text: string;
  dates: TripDates;
  /** The number of people who get a mail about new dates. */
  mailed: number;
}

const DatesForm = latePart(() => import('./dates-form').then((part) => part.DatesForm));

/** The line with the trip's dates, which turns into the form that changes them. */
export function EditDates({ text, ...props }: Props) {
  const { open, setOpen, opener } = useToggle('Edit dates');
  usePreload(DatesForm);
  if (open) return <DatesForm {...props} onDone={() => setOpen(false)} />;
  return (
    <p className="flex flex-wrap gap-x-3">
      {text}
      <button type="button" ref={opener} onClick={() => setOpen(true)} className="line-link noscript:hidden">
        Edit dates
      </button>
    </p>
  );
}
