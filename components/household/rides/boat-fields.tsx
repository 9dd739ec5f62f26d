import { SelectField } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { boatTypes } from '@/lib/household/rides/ride-options';
import type { RideFieldsProps } from './ride-fields';
import { options } from './select-options';

export function BoatFields({ register, errors, isNew }: RideFieldsProps<'boat_type' | 'description'>) {
  return (
    <>
      <SelectField
        label="Type"
        placeholder={isNew ? 'Choose a type' : undefined}
        options={options(boatTypes)}
        error={errors.boat_type?.message}
        {...register('boat_type')}
      />
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="How long it is and how many people it carries."
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
