'use client';

import type { UseFormReturn } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import type { Answer } from '@/lib/trips/invitations/schema';
import { type GuestTyped, numberedName } from './guest-party';

interface Props {
  form: UseFormReturn<GuestTyped, unknown, Answer>;
  /** Shown at once, also where nobody has a diet yet. */
  open: boolean;
}

/** Foods that a guest's people avoid, for those who are going to know. */
export function GuestDiets({ form, open }: Props) {
  const crew = form.watch('crew');
  const errors = form.formState.errors.crew;
  const known = form.formState.defaultValues?.crew?.some((row) => row?.diet);
  return (
    <details
      data-part="diets"
      open={Boolean(open || known || errors?.some?.((row) => row?.diet))}
      className="group scroll-mt-4"
    >
      <summary className="inline-flex min-h-11 list-none flex-wrap items-center gap-x-2 rounded pr-2 [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          className="transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="font-medium">Diets and allergies</span>
      </summary>
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
                error={errors?.[index]?.diet?.message}
                {...form.register(`crew.${index}.diet`)}
              />
            ),
        )}
      </div>
    </details>
  );
}
