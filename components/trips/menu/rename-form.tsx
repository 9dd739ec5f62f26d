'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';

interface Props {
  tripId: string;
  name: string | null;
  onDone: () => void;
}

export function RenameForm({ tripId, name, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/trips/schema').then((schemas) => schemas.tripNaming), {
    defaultValues: { tripName: name ?? '' },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="Rename the trip"
      form={form}
      send={({ tripName }) => api.patch(`/api/trips/${tripId}`, { tripName: tripName ?? null })}
      saved={() => 'The name is saved.'}
      onDone={onDone}
    >
      <TextField label="Trip name" optional autoComplete="off" {...field('tripName')} />
    </ItemForm>
  );
}
