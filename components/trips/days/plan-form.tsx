'use client';

import { Button } from '@/components/ui/button';
import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import { formatDay } from '@/lib/dates';
import type { Plan } from '@/lib/trips/days/schema';

interface Props {
  path: string;
  /** null to add one. */
  plan: Plan | null;
  day: string;
  days: readonly string[];
  /** null when the form adds one. */
  onRemove: (() => void) | null;
  onDone: () => void;
}

export function PlanForm({ path, plan, day, days, onRemove, onDone }: Props) {
  const form = useSchemaForm(() => import('@/lib/trips/days/schema').then((schemas) => schemas.newPlan), {
    defaultValues: {
      text: plan?.text ?? '',
      day: plan?.day ?? day,
      at: plan?.at ?? '',
      notes: plan?.notes ?? '',
    },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title={plan ? 'This plan' : 'New plan'}
      level={null}
      draft={plan ? `${path}/${plan.id}` : path}
      form={form}
      send={(input) => (plan ? api.patch(`${path}/${plan.id}`, input) : api.post(path, input))}
      saved={({ text }) => `${text} is saved.`}
      onDone={onDone}
    >
      <TextField label="What will you do?" autoComplete="off" {...field('text')} />
      <SelectField
        label="Which day"
        options={days.map((each) => ({ value: each, label: formatDay(each) }))}
        {...field('day')}
      />
      <TextField label="At" optional type="time" {...field('at')} />
      <TextareaField label="Good to know" optional rows={2} {...field('notes')} />
      {onRemove && (
        <Button variant="quiet" size="sm" className="-ml-3 text-ember" onClick={onRemove}>
          Take it off the plan
        </Button>
      )}
    </ItemForm>
  );
}
