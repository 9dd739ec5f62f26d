'use client';

import { Icon } from '@/components/ui/icon';
import { latePart, usePreload } from '@/components/ui/late-part';
import { ToolRow } from '@/components/ui/tool-row';
import { useToggle } from '@/components/ui/use-toggle';
import type { TripDates } from '@/lib/trips/schema';

interface Props {
  tripId: string;
  dates: TripDates;
  /** The number of people who get a mail about new dates. */
  mailed: number;
  onDone: () => void;
}

const DatesForm = latePart(() => import('./dates-form').then((part) => part.DatesForm));

export function EditDates({ onDone, ...props }: Props) {
  const { open, setOpen, opener } = useToggle('Edit dates');
  usePreload(DatesForm);
  const close = () => {
    setOpen(false);
    onDone();
  };
  if (open) {
    return (
      <div className="p-5">
        <DatesForm {...props} onDone={close} />
      </div>
    );
  }
  return (
    <ToolRow ref={opener} icon={<Icon name="calendar-days" />} onClick={() => setOpen(true)}>
      Edit dates
    </ToolRow>
  );
}
