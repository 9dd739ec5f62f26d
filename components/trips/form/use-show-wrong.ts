import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { unfold } from '@/components/ui/show-refusal';
import type { NewTrip } from '@/lib/trips/schema';

/**
 * At each failed submit, unfolds the row of the first wrong field and focuses that field. Between
 * two submits the focus stays in the field that is being corrected.
 */
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

/** The name of the first wrong field that may be in a folded row. */
function foldedWrong(errors: FieldErrors<NewTrip>): string | undefined {
  if (errors.start_date) return 'start_date';
  if (errors.end_date) return 'end_date';
  const car = errors.party?.cars?.findIndex?.((wrong) => wrong?.drivetrain) ?? -1;
  return car < 0 ? undefined : drivetrainName(car);
}

/** The name of the field for the drivetrain of a counted car. */
export const drivetrainName = (car: number) => `party.cars.${car}.drivetrain`;
