'use client';

import { trailerTypes } from '@/lib/rides/schema';
import { SelectField } from '../ui/select-field';
import { TextareaField } from '../ui/textarea-field';
import type { RideFieldsProps } from './ride-fields';
import { options } from './words';

export function TrailerFields({ register, errors, isNew }: RideFieldsProps<'trailer_type' | 'description'>) {
  return (
    <>
      <SelectField
        label="Type"
        placeholder={isNew ? 'Choose a type' : undefined}
        options={options(trailerTypes)}
        error={errors.trailer_type?.message}
        {...register('trailer_type')}
      />
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="Its length, how many it sleeps: what helps to find it a spot."
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
