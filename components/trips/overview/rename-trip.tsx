'use client';

import { Icon } from '@/components/ui/icon';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { ToolRow } from '@/components/ui/tool-row';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { useToggle } from '@/components/ui/use-toggle';
import { api } from '@/lib/api-client';

interface Props {
  tripId: string;
  name: string | null;
}

export function RenameTrip(props: Props) {
  const { open, setOpen, opener } = useToggle('Rename');
  if (open) {
    return (
      <div className="p-5">
        <RenameForm {...props} onDone={() => setOpen(false)} />
      </div>
    );
  }
  return (
    <ToolRow ref={opener} icon={<Icon name="pencil" />} onClick={() => setOpen(true)}>
      Rename
    </ToolRow>
  );
}

function RenameForm({ tripId, name, onDone }: Props & { onDone: () => void }) {
  const form = useSchemaForm(() => import('@/lib/trips/schema').then((schemas) => schemas.tripNaming), {
    defaultValues: { tripName: name ?? '' },
  });
  return (
    <ItemForm
      title="Rename the trip"
      form={form}
      send={({ tripName }) => api.patch(`/api/trips/${tripId}`, { tripName: tripName ?? null })}
      saved={() => 'The name is saved.'}
      failed="Something went wrong. Please try again."
      onDone={onDone}
    >
      <TextField
        label="Trip name"
        optional
        autoComplete="off"
        error={form.formState.errors.tripName?.message}
        {...form.register('tripName')}
      />
    </ItemForm>
  );
}
