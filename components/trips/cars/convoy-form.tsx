'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';

interface Props {
  tripId: string;
  cars: readonly PlannedCar[];
  onDone: () => void;
}

export function ConvoyForm({ tripId, cars, onDone }: Props) {
  const chosen = (place: PlannedCar['convoy']) => cars.find(({ convoy }) => convoy === place)?.ride_id ?? '';
  const form = useSchemaForm(
    () => import('@/lib/trips/cars/schema').then(({ convoyChange }) => convoyChange),
    { defaultValues: { lead: chosen('lead'), tail: chosen('tail') } },
  );
  const field = fieldsOf(form);
  const options = cars.map(({ ride_id, name }) => ({ value: ride_id, label: name }));
  return (
    <ItemForm
      title="The convoy"
      level={null}
      form={form}
      send={(input) => api.put(`/api/trips/${tripId}/convoy`, input)}
      saved={() => 'The convoy is saved.'}
      onDone={onDone}
    >
      <SelectField
        label="Leads"
        hint="Knows the way."
        placeholder="Nobody"
        options={options}
        {...field('lead')}
      />
      <SelectField
        label="Comes last"
        hint="Stops for whoever has to stop."
        placeholder="Nobody"
        options={options}
        {...field('tail')}
      />
    </ItemForm>
  );
}
