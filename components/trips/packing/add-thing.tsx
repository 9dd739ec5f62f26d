'use client';

import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { clearSent } from '@/components/ui/clear-sent';
import { failureText } from '@/components/ui/failure-text';
import { fieldsOf } from '@/components/ui/fields-of';
import { TextField } from '@/components/ui/text-field';
import { refusalOf } from '@/lib/api-client';

interface Props {
  label: string;
  add: (name: string) => Promise<unknown>;
}

/** After each thing it is ready for the next one. */
export function AddThing({ label, add }: Props) {
  const form = useForm({ defaultValues: { name: '' } });
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ name }) => {
    const clear = clearSent(form);
    try {
      await add(name);
      clear();
      form.setFocus('name');
    } catch (error) {
      const message = refusalOf(error)?.fields.name ?? failureText(error);
      form.setError('name', { message }, { shouldFocus: true });
    }
  });
  return (
    <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-3 lg:max-w-md print:hidden">
      <TextField
        label={label}
        autoComplete="off"
        className="min-w-0 flex-[1_1_12rem]"
        {...fieldsOf(form)('name', {
          validate: (name) => name.trim() !== '' || 'Please type what to pack.',
        })}
      />
      <Button type="submit" variant="secondary" pending={isSubmitting} pendingText="Adding…">
        Add
      </Button>
    </form>
  );
}
