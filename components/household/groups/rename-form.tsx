'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Group } from '@/lib/household/groups/schema';

interface Props {
  group: Group;
  onDone: () => void;
}

export function RenameForm({ group, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/groups/schema').then((schemas) => schemas.groupName),
    {
      defaultValues: { name: group.name },
    },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={`Rename ${group.name}`}
      form={form}
      send={(input) => api.put(`/api/groups/${group.id}`, input)}
      saved={({ name }) => `${name} is saved.`}
      failed="Could not rename group"
      onDone={onDone}
    >
      <TextField label="Name" autoComplete="off" autoCapitalize="words" {...field('name')} />
    </ItemForm>
  );
}
