'use client';

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
  const { errors } = form.formState;
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
      <TextField
        label="What do we need?"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="How many?"
        inputMode="numeric"
        autoComplete="off"
        error={errors.needed?.message}
        {...form.register('needed', { setValueAs: Number })}
      />
    </ItemForm>
  );
}
