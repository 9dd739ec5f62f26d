'use client';

import { Controller } from 'react-hook-form';
import { EmailField } from '@/components/account/email-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';

interface Props {
  ownEmail: string;
  onDone: () => void;
}

export function NewGroupForm({ ownEmail, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/groups/schema').then((schemas) => schemas.newGroup),
    {
      defaultValues: { name: '', emails: [] },
    },
  );
  const { errors } = form.formState;
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="New group"
      level={2}
      form={form}
      send={(input) => api.post('/api/groups', input)}
      saved={({ name }) => `${name} is one of your groups.`}
      failed="Could not add group"
      onDone={onDone}
    >
      <TextField label="Name" autoComplete="off" autoCapitalize="words" {...field('name')} />
      <Controller
        control={form.control}
        name="emails"
        render={({ field: { value, onChange } }) => (
          <EmailField
            label="People"
            optional
            hint="Type or paste email addresses. Nobody is told they’re in your group."
            listLabel="People in the group"
            emails={value ?? []}
            onChange={onChange}
            except={[ownEmail]}
            error={errors.emails?.message}
          />
        )}
      />
    </ItemForm>
  );
}
