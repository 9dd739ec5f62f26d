'use client';

import { api } from '@/lib/api/client';
import type { Group } from '@/lib/groups/schema';
import { ItemForm } from '../profile/item-form';
import { TextField } from '../ui/text-field';
import { useSchemaForm } from '../ui/use-schema-form';

interface Props {
  group: Group;
  onDone: () => void;
}

export function RenameForm({ group, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/groups/schema').then((schemas) => schemas.groupName), {
    defaultValues: { name: group.name },
  });
  return (
    <ItemForm
      title={`Rename ${group.name}`}
      form={form}
      send={(input) => api.put(`/api/groups/${group.id}`, input)}
      saved={({ name }) => `${name} is saved.`}
      failed="Could not rename group"
      onDone={onDone}
    >
      <TextField
        label="Name"
        autoComplete="off"
        autoCapitalize="words"
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </ItemForm>
  );
}
