import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { drivetrains } from '@/lib/drivetrains';
import type { Car } from '@/lib/household/rides/schema';
import { numberIn, type RideFieldsProps } from './ride-fields';
import { options } from './select-options';

type Props = RideFieldsProps<Exclude<keyof Car, 'id' | 'type'>>;

export function CarFields({ register, errors, isNew }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Make"
          placeholder="Toyota"
          autoComplete="off"
          error={errors.make?.message}
          {...register('make')}
        />
        <TextField
          label="Model"
          placeholder="Prado"
          autoComplete="off"
          error={errors.model?.message}
          {...register('model')}
        />
        <TextField label="Colour" autoComplete="off" error={errors.colour?.message} {...register('colour')} />
        <TextField
          label="Registration"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.registration?.message}
          {...register('registration')}
        />
      </div>
      <SelectField
        label="Drivetrain"
        placeholder={isNew ? 'Choose a drivetrain' : undefined}
        options={options(drivetrains)}
        error={errors.drivetrain?.message}
        {...register('drivetrain')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label="Seats"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.seats?.message}
          {...register('seats', { setValueAs: numberIn })}
        />
        <Checkbox label="Can tow" error={errors.can_tow?.message} {...register('can_tow')} />
      </div>
      <TextareaField
        label="Description"
        optional
        rows={2}
        hint="Anything useful to others: roof racks, a roof-top tent, a child seat."
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
