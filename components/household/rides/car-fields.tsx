import { Checkbox } from '@/components/ui/checkbox';
import { asNumber, type BindField } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { drivetrains } from '@/lib/drivetrains';
import type { Car } from '@/lib/household/rides/schema';
import { options } from './select-options';

interface Props {
  field: BindField<Exclude<keyof Car, 'id' | 'type'>>;
  isNew: boolean;
}

export function CarFields({ field, isNew }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Make" placeholder="Toyota" autoComplete="off" {...field('make')} />
        <TextField label="Model" placeholder="Prado" autoComplete="off" {...field('model')} />
        <TextField label="Colour" autoComplete="off" {...field('colour')} />
        <TextField
          label="Registration"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('registration')}
        />
      </div>
      <SelectField
        label="Drivetrain"
        placeholder={isNew ? 'Choose a drivetrain' : undefined}
        options={options(drivetrains)}
        {...field('drivetrain')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField label="Seats" type="number" inputMode="numeric" min={1} {...field('seats', asNumber)} />
        <Checkbox label="Can tow" {...field('can_tow')} />
      </div>
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="Anything useful to others: roof racks, a roof-top tent, a child seat."
        {...field('description')}
      />
    </>
  );
}
