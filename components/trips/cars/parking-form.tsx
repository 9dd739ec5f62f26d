'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';

interface Props {
  tripId: string;
  car: PlannedCar;
  onDone: () => void;
}

export function ParkingForm({ tripId, car: { ride_id, name, parks_at }, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/trips/cars/schema').then(({ carChange }) => carChange), {
    defaultValues: { parks_at: parks_at ?? '' },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={`Where ${name} parks`}
      level={null}
      form={form}
      send={({ parks_at }) => api.put(`/api/trips/${tripId}/cars/${ride_id}`, { parks_at: parks_at ?? null })}
      saved={() => 'Where it parks is saved.'}
      onDone={onDone}
    >
      <TextField
        label="Place"
        optional
        hint="For example: the top gate, 2 km before the ford"
        autoComplete="off"
        {...field('parks_at')}
      />
    </ItemForm>
  );
}
