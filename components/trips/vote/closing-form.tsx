'use client';

import { DateField } from '@/components/ui/date-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { type Day, earliestToday } from '@/lib/dates';

export interface ClosingProps {
  path: string;
  closesOn: Day | null;
}

export function ClosingForm({ path, closesOn, onDone }: ClosingProps & { onDone: () => void }) {
  const form = useSchemaForm(() => import('@/lib/trips/vote/schema').then((schemas) => schemas.closingDay), {
    defaultValues: { closes_on: closesOn ?? '' },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="Last day to vote"
      level={null}
      form={form}
      send={(input) => api.patch(path, input)}
      saved={({ closes_on }) => (closes_on ? 'The last day to vote is set.' : 'The vote has no last day.')}
      onDone={onDone}
    >
      <DateField
        label="Last day to vote"
        optional
        hint="Everyone who hasn’t voted is reminded a day before. If empty, the vote is open until you decide."
        min={earliestToday()}
        {...field('closes_on')}
      />
    </ItemForm>
  );
}
