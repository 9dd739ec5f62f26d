'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { MoneyField } from '@/components/ui/money-field';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';
import type { Money } from '@/lib/trips/estimate/estimate-of';

export interface EstimateFormProps {
  address: string;
  money: Pick<Money, 'guess' | 'dropOut'>;
  onDone: () => void;
}

export function EstimateForm({ address, money, onDone }: EstimateFormProps) {
  const form = useSchemaForm(
    () => import('@/lib/trips/estimate/schema').then((schemas) => schemas.estimateChange),
    { defaultValues: { guess_cents: money.guess, drop_out: money.dropOut ?? '' } },
  );
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="What it costs"
      form={form}
      send={(change) => api.put(`${address}/estimate`, change)}
      saved={() => 'People see it before they answer.'}
      onDone={onDone}
    >
      <MoneyField
        label="Food and the rest, for an adult"
        hint="In dollars, for the whole trip. The site comes from the booking."
        optional
        form={form}
        name="guess_cents"
      />
      <TextField
        label="Who drops out"
        optional
        hint="Such as: After Fri 15 Jan your share of the site stays yours to pay."
        autoComplete="off"
        {...field('drop_out')}
      />
    </ItemForm>
  );
}
