'use client';

import { fieldsOf } from '@/components/ui/fields-of';
import { ItemForm } from '@/components/ui/item-form';
import { TextField } from '@/components/ui/text-field';
import { useSchemaForm } from '@/components/ui/use-schema-form';
import { api } from '@/lib/api-client';

export interface PayToProps {
  address: string;
  payTo: string | null;
}

/** An empty text deletes the saved text. */
export function PayToForm({ address, payTo, onDone }: PayToProps & { onDone: () => void }) {
  const form = useSchemaForm(() => import('@/lib/trips/costs/schema').then((schemas) => schemas.payTo), {
    defaultValues: { text: payTo ?? '' },
  });
  const field = fieldsOf(form);
  return (
    <ItemForm
      title="How you’re paid"
      form={form}
      send={(note) => api.put(`${address}/pay-to`, note)}
      saved={({ text }) => (text ? 'Those who owe you see it now.' : 'Your note is deleted.')}
      onDone={onDone}
    >
      <TextField
        label="Pay to"
        hint="A PayID, an account or words, such as cash. Those who owe you and the organisers see it."
        autoComplete="off"
        {...field('text')}
      />
    </ItemForm>
  );
}
