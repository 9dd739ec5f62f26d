import type { BindField } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { trailerTypes } from '@/lib/household/rides/ride-options';
import { options } from './select-options';

interface Props {
  field: BindField<'trailer_type' | 'description'>;
  isNew: boolean;
}

export function TrailerFields({ field, isNew }: Props) {
  return (
    <>
      <SelectField
        label="Type"
        placeholder={isNew ? 'Choose a type' : undefined}
        options={options(trailerTypes)}
        {...field('trailer_type')}
      />
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="How long it is and how many it sleeps, so you can find a site that fits."
        {...field('description')}
      />
    </>
  );
}
