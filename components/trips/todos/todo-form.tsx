'use client';

import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Todo } from '@/lib/trips/todos/schema';

interface Props {
  path: string;
  /** null to add one. */
  todo: Todo | null;
  households: { household_id: string; name: string }[];
  own: string | null;
  /** null for a reader who may not delete it. */
  onRemove: (() => void) | null;
  onDone: () => void;
}

export function TodoForm({ path, todo, households, own, onRemove, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/trips/todos/schema').then((schemas) => schemas.todoWords), {
    defaultValues: {
      text: todo?.text ?? '',
      household_id: todo?.household_id ?? '',
      due_on: todo?.due_on ?? '',
    },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={todo ? 'This to-do' : 'New to-do'}
      level={null}
      draft={todo ? `${path}/${todo.id}` : path}
      form={form}
      repeatable={!todo}
      send={async (input) => {
        const sent = { ...input, household_id: input.household_id || null };
        await (todo ? api.patch(`${path}/${todo.id}`, sent) : api.post(path, sent));
      }}
      saved={({ text }) => `${text} is saved.`}
      onDone={onDone}
    >
      <TextField label="What is there to do?" autoComplete="off" {...field('text')} />
      <SelectField
        label="Who does it"
        optional
        placeholder="Nobody yet"
        options={households.map(({ household_id, name }) => ({
          value: household_id,
          label: household_id === own ? `${name} (you)` : name,
        }))}
        {...field('household_id')}
      />
      <DateField label="Due by" optional {...field('due_on')} />
      {onRemove && (
        <Button variant="quiet" size="sm" className="-ml-3 text-ember" onClick={onRemove}>
          Take it off the list
        </Button>
      )}
    </ItemForm>
  );
}
