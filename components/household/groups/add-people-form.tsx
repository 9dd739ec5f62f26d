'use client';

import { Controller } from 'react-hook-form';
import { EmailField } from '@/components/account/email-field';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Group } from '@/lib/household/groups/schema';

interface Props {
  group: Group;
  ownEmail: string;
  onDone: () => void;
}

export function AddPeopleForm({ group, ownEmail, onDone }: Props) {
  const form = useSchemaForm(
    () => import('@/lib/household/groups/schema').then((schemas) => schemas.newMembers),
    {
      defaultValues: { emails: [] },
    },
  );
  return (
    <ItemForm
      title={`Add people to ${group.name}`}
      form={form}
      send={(input) => api.post(`/api/groups/${group.id}/members`, input)}
      saved={() => `${group.name} is saved.`}
      failed="Could not add people"
      onDone={onDone}
    >
      <Controller
        control={form.control}
        name="emails"
        render={({ field: { value, onChange } }) => (
          <EmailField
            label="People"
            hint="Type or paste email addresses. Nobody is told they’re in your group."
            listLabel="People to add"
            emails={value}
            onChange={onChange}
            except={[ownEmail, ...group.members.map(({ email }) => email)]}
            error={form.formState.errors.emails?.message}
          />
        )}
      />
    </ItemForm>
  );
}
