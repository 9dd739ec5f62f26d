'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '@/lib/api/client';
import { type Group, type GroupName, groupName } from '@/lib/groups/schema';
import { ItemForm } from '../profile/item-form';
import { TextField } from '../ui/text-field';

interface Props {
  group: Group;
  onDone: () => void;
}

export function RenameForm({ group, onDone }: Props) {
  const form = useForm<GroupName>({
    resolver: zodResolver(groupName),
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
