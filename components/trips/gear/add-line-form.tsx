'use client';

import { asNumber, fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';

interface Props {
  path: string;
  onDone: () => void;
}

export function AddLineForm({ path, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/trips/gear/schema').then((schemas) => schemas.newLine), {
    defaultValues: { name: '', needed: 1 },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="Add something we need"
      level={2}
      form={form}
      send={(line) => api.post(path, line)}
      sendLabel="Add"
      saved={({ name }) => `${name} is on the list.`}
      repeatable
      onDone={onDone}
    >
      <TextField label="What do we need?" autoComplete="off" {...field('name')} />
      <TextField label="How many?" inputMode="numeric" autoComplete="off" {...field('needed', asNumber)} />
    </ItemForm>
  );
}
