import { SelectField } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { trailerTypes } from '@/lib/household/rides/ride-options';
import type { RideFieldsProps } from './ride-fields';
import { options } from './select-options';

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
        hint="How long it is and how many it sleeps, so you can find a site that fits."
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
