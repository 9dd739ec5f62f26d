'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '@/lib/api/client';
import { drivetrains } from '@/lib/campsites/choices';
import { type Car, DEFAULT_SEATS, newCar } from '@/lib/rides/schema';
import { ItemForm } from '../profile/item-form';
import { Checkbox } from '../ui/checkbox';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { rideName } from './ride-name';
import { options, UNREACHABLE } from './words';

/** Adds a car, or edits the given one. */
export function CarForm({ car, onDone }: { car?: Car; onDone: () => void }) {
  const form = useForm<z.input<typeof newCar>, unknown, z.output<typeof newCar>>({
    resolver: zodResolver(newCar),
    defaultValues: {
      type: 'car',
      make: car?.make ?? '',
      model: car?.model ?? '',
      colour: car?.colour ?? '',
      registration: car?.registration ?? '',
      drivetrain: car?.drivetrain,
      seats: car?.seats ?? DEFAULT_SEATS,
      can_tow: car?.can_tow ?? false,
    },
  });
  const { errors } = form.formState;
  return (
    <ItemForm
      title={car ? `Edit ${rideName(car)}` : 'New car'}
      form={form}
      send={(input) => (car ? api.put(`/rides/${car.id}`, input) : api.post('/rides', input))}
      saved={(input) => `${rideName(input)} is saved.`}
      failed={car ? 'Could not update ride' : 'Failed to save car'}
      unreachable={UNREACHABLE}
      onDone={onDone}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Make"
          placeholder="Toyota"
          autoComplete="off"
          error={errors.make?.message}
          {...form.register('make')}
        />
        <TextField
          label="Model"
          placeholder="Prado"
          autoComplete="off"
          error={errors.model?.message}
          {...form.register('model')}
        />
        <TextField
          label="Colour"
          autoComplete="off"
          error={errors.colour?.message}
          {...form.register('colour')}
        />
        <TextField
          label="Registration"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.registration?.message}
          {...form.register('registration')}
        />
      </div>
      <SelectField
        label="Drivetrain"
        placeholder={car ? undefined : 'Choose a drivetrain'}
        options={options(drivetrains)}
        error={errors.drivetrain?.message}
        {...form.register('drivetrain')}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          label="Seats"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.seats?.message}
          {...form.register('seats', { valueAsNumber: true })}
        />
        <Checkbox label="Can tow" error={errors.can_tow?.message} {...form.register('can_tow')} />
      </div>
    </ItemForm>
  );
}
