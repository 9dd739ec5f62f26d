'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '@/lib/api/client';
import { type Car, DEFAULT_SEATS, newCar } from '@/lib/rides/schema';
import { ItemForm } from '../profile/item-form';
import { CarFields } from './car-fields';
import { rideName } from './ride-name';
import { UNREACHABLE } from './words';

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
      repeatable={!car}
      onDone={onDone}
    >
      <CarFields register={form.register} errors={errors} isNew={!car} />
    </ItemForm>
  );
}
