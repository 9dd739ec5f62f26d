import type { BindField } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { boatTypes } from '@/lib/household/rides/ride-options';
import { options } from './select-options';

interface Props {
  field: BindField<'boat_type' | 'description'>;
  isNew: boolean;
}

export function BoatFields({ field, isNew }: Props) {
  return (
    <>
      <SelectField
        label="Type"
        placeholder={isNew ? 'Choose a type' : undefined}
        options={options(boatTypes)}
        {...field('boat_type')}
      />
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="How long it is and how many people it carries."
        {...field('description')}
      />
    </>
  );
}
