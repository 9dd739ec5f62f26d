import type { UseFormReturn } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { FoldRow } from '@/components/ui/fold-row';
import { TextField } from '@/components/ui/text-field';
import type { GuestAnswer } from '@/lib/trips/attendance/guest-schema';
import { type GuestTyped, numberedName } from './guest-party';

interface Props {
  form: UseFormReturn<GuestTyped, unknown, GuestAnswer>;
  open: boolean;
}

/** Everybody who is going can read the answers. */
export function GuestDiets({ form, open }: Props) {
  const crew = form.watch('crew');
  const errors = form.formState.errors.crew;
  const field = fieldsOf(form);
  const known = form.formState.defaultValues?.crew?.some((row) => row?.diet);
  return (
    <FoldRow
      part="diets"
      focuses
      icon="flame"
      title="Diets and allergies"
      open={Boolean(open || known || errors?.some?.((row) => row?.diet))}
    >
      <p className="mb-2 text-sm text-muted">Only people going on this trip see them.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {crew.map(
          (row, index) =>
            row.kind !== 'pet' && (
              <TextField
                key={index}
                label={
                  row.own
                    ? 'Your diet'
                    : `Diet of ${row.name.trim() || numberedName(crew, index).toLowerCase()}`
                }
                autoComplete="off"
                {...field(`crew.${index}.diet`)}
              />
            ),
        )}
      </div>
    </FoldRow>
  );
}
