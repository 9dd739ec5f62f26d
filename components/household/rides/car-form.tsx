'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { DEFAULT_SEATS } from '@/lib/household/rides/ride-options';
import type { OwnCar, Ride } from '@/lib/household/rides/schema';
import { CarFields } from './car-fields';
import { postRide } from './post-ride';
import { rideName } from './ride-name';
import { UNREACHABLE } from './select-options';
import { CarWeights, hasWeights } from './weight-fields';

interface Props {
  car?: OwnCar;
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
      tow_limit_kg: car?.tow_limit_kg ?? null,
      ball_limit_kg: car?.ball_limit_kg ?? null,
      gvm_kg: car?.gvm_kg ?? null,
      gcm_kg: car?.gcm_kg ?? null,
      tare_kg: car?.tare_kg ?? null,
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
      <CarWeights field={fieldsOf(form)} open={hasWeights(car)} kerb={car?.tare_kg != null} />
    </ItemForm>
  );
}
