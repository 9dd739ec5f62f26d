'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { DEFAULT_SEATS } from '@/lib/household/rides/ride-options';
import type { Car, Ride } from '@/lib/household/rides/schema';
import { CarFields } from './car-fields';
import { postRide } from './post-ride';
import { rideName } from './ride-name';
import { UNREACHABLE } from './select-options';

interface Props {
  car?: Car;
  onAdded?: (ride: Ride) => void;
  onDone: () => void;
}

export function CarForm({ car, onAdded, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/household/rides/schema').then((schemas) => schemas.newCar), {
    defaultValues: {
      type: 'car',
      make: car?.make ?? '',
      model: car?.model ?? '',
      colour: car?.colour ?? '',
      registration: car?.registration ?? '',
      drivetrain: car?.drivetrain ?? undefined,
      seats: car?.seats ?? DEFAULT_SEATS,
      can_tow: car?.can_tow ?? false,
      description: car?.description ?? '',
    },
  });
  return (
    <ItemForm
      title={car ? `Edit ${rideName(car)}` : 'New car'}
      form={form}
      send={(input) => (car ? api.put(`/rides/${car.id}`, input) : postRide(input, onAdded))}
      saved={(input) => `${rideName(input)} is saved.`}
      failed={car ? 'Could not update ride' : 'Failed to save car'}
      unreachable={UNREACHABLE}
      repeatable={!car}
      onDone={onDone}
    >
      <CarFields field={fieldsOf(form)} isNew={!car?.drivetrain} />
    </ItemForm>
  );
}
