import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { unfold } from '@/components/ui/show-refusal';
import type { NewTrip } from '@/lib/trips/schema';
import { drivetrainName } from '../attendance/counted-fields';

/** While the person corrects a field, the focus stays there until the next submit. */
export function useShowWrong(form: UseFormReturn<NewTrip>): void {
  const { errors, submitCount } = form.formState;
  const show = useEffectEvent(() => {
    const name = foldedWrong(errors);
    if (!name) return;
    unfold(name);
    document.getElementsByName(name)[0]?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) show();
  }, [submitCount]);
}

function foldedWrong(errors: FieldErrors<NewTrip>): string | undefined {
  if (errors.start_date) return 'start_date';
  if (errors.end_date) return 'end_date';
  const car = errors.party?.cars?.findIndex?.((wrong) => wrong?.drivetrain) ?? -1;
  return car < 0 ? undefined : drivetrainName(car);
}
