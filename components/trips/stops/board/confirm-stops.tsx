'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { TripDates } from '@/lib/trips/schema';
import { StaysChange } from '../../head/dates-change';
import { changeLines } from './change-lines';
import type { Asking } from './stop-change';

interface Props {
  asking: Asking;
  trip: TripDates;
  pending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmStops({ asking, trip, pending, failure, onConfirm, onCancel }: Props) {
  const { question, confirmLabel, tone = 'primary', preview } = asking;
  const [first, last] = [preview.stops[0], preview.stops.at(-1)];
  return (
    <ConfirmDialog
      open
      question={question}
      detail={
        <>
          {changeLines(preview, trip.end_date).map((line) => (
            <span key={line} className="mt-2 block">
              {line}
            </span>
          ))}
          <StaysChange
            {...preview}
            start_date={first?.arrive_on ?? trip.start_date}
            end_date={last?.leave_on ?? trip.end_date}
          />
        </>
      }
      confirmLabel={confirmLabel}
      tone={tone}
      pending={pending}
      error={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
