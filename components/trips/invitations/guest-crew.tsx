'use client';

import { useId } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FieldError } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { Stepper } from '@/components/ui/stepper';
import { TextField } from '@/components/ui/text-field';
import { petTypes } from '@/lib/household/crew/crew-options';
import { MAX_GUEST_CREW } from '@/lib/trips/attendance/guest-limits';
import type { GuestAnswer } from '@/lib/trips/attendance/guest-schema';
import { type GuestTyped, type Kind, kinds, newRow, numberedName } from './guest-party';

const plurals: Record<Kind, string> = {
  adult: 'Adults',
  child: 'Children',
  toddler: 'Toddlers',
  baby: 'Babies',
  pet: 'Pets',
};

const petOptions = petTypes.map((type) => ({ value: type, label: type }));

export function GuestCrew({ form }: { form: UseFormReturn<GuestTyped, unknown, GuestAnswer> }) {
  const id = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'crew' });
  const errors = form.formState.errors.crew;
  const field = fieldsOf(form);
  const error = errors?.root?.message ?? errors?.message;

  const more = (kind: Kind) => {
    const own = kind === 'adult' && !fields.some((row) => row.own);
    append(newRow(kind, own), { shouldFocus: false });
  };
  const fewer = (kind: Kind) => remove(fields.findLastIndex((row) => row.kind === kind));

  const row = (kind: Kind) => {
    const rows = fields.flatMap((row, index) => (row.kind === kind ? [{ ...row, index }] : []));
    const named = rows.filter((row) => !row.own);
    return (
      <li key={kind} className="px-4 py-2.5">
        <Stepper
          label={plurals[kind]}
          hint={rows.some((row) => row.own) && 'Including you'}
          value={rows.length}
          full={fields.length >= MAX_GUEST_CREW}
          onMore={() => more(kind)}
          onFewer={() => fewer(kind)}
        />
        {named.length > 0 && (
          <div className="grid grid-cols-2 gap-2 pt-2 pb-1 large-text:grid-cols-1">
            {named.map((row) => {
              const known = numberedName(fields, row.index);
              return (
                <div
                  key={row.id}
                  className={
                    kind === 'pet' ? 'col-span-full grid grid-cols-2 gap-2 large-text:grid-cols-1' : ''
                  }
                >
                  <TextField
                    label={`Name of ${known.toLowerCase()}`}
                    hideLabel
                    placeholder={known}
                    autoComplete="off"
                    autoCapitalize="words"
                    {...field(`crew.${row.index}.name`)}
                  />
                  {kind === 'pet' && (
                    <SelectField
                      label={`Kind of ${known.toLowerCase()}`}
                      hideLabel
                      options={petOptions}
                      {...field(`crew.${row.index}.pet_type`)}
                    />
                  )}
                </div>
              );
            })}
          </div>
        )}
      </li>
    );
  };

  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-2 font-medium">How many of you?</legend>
      <div className="fold-rows">
        <ul className="divide-y divide-line">{kinds.map(row)}</ul>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
