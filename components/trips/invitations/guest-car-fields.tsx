import { options } from '@/components/household/rides/select-options';
import { Checkbox } from '@/components/ui/checkbox';
import { asNumber, type BindField } from '@/components/ui/fields-of';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { drivetrains } from '@/lib/drivetrains';

type Name = 'make' | 'seats' | 'model' | 'drivetrain' | 'colour' | 'can_tow';

export function GuestCarFields({ field }: { field: BindField<Name> }) {
  return (
    <>
      <div className="grid grid-cols-[1fr_5.5rem] gap-4 large-text:grid-cols-1">
        <TextField
          label="Make or a name"
          placeholder="Toyota"
          autoComplete="off"
          autoCapitalize="words"
          {...field('make')}
        />
        <TextField label="Seats" type="number" inputMode="numeric" min={1} {...field('seats', asNumber)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Model" optional autoComplete="off" {...field('model')} />
        <TextField label="Colour" optional autoComplete="off" {...field('colour')} />
        <SelectField
          label="Drivetrain"
          optional
          placeholder="Not sure"
          options={options(drivetrains)}
          {...field('drivetrain')}
        />
        <Checkbox label="Can tow" className="self-end" {...field('can_tow')} />
      </div>
    </>
  );
}
