import { numberIn, type RideFieldsProps } from '@/components/household/rides/ride-fields';
import { options } from '@/components/household/rides/select-options';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { drivetrains } from '@/lib/drivetrains';

type Fields = RideFieldsProps<'make' | 'seats' | 'model' | 'drivetrain' | 'colour' | 'can_tow'>;

export function GuestCarFields({ register, errors }: Pick<Fields, 'register' | 'errors'>) {
  return (
    <>
      <div className="grid grid-cols-[1fr_5.5rem] gap-4 large-text:grid-cols-1">
        <TextField
          label="Make or a name"
          placeholder="Toyota"
          autoComplete="off"
          autoCapitalize="words"
          error={errors.make?.message}
          {...register('make')}
        />
        <TextField
          label="Seats"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.seats?.message}
          {...register('seats', { setValueAs: numberIn })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Model"
          optional
          autoComplete="off"
          error={errors.model?.message}
          {...register('model')}
        />
        <TextField
          label="Colour"
          optional
          autoComplete="off"
          error={errors.colour?.message}
          {...register('colour')}
        />
        <SelectField
          label="Drivetrain"
          optional
          placeholder="Not sure"
          options={options(drivetrains)}
          error={errors.drivetrain?.message}
          {...register('drivetrain')}
        />
        <Checkbox
          label="Can tow"
          className="self-end"
          error={errors.can_tow?.message}
          {...register('can_tow')}
        />
      </div>
    </>
  );
}
