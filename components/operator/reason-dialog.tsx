'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import type { ButtonLook } from '../ui/button-look';
import { Dialog } from '../ui/dialog';
import { showRefusal } from '../ui/show-refusal';
import { TextField } from '../ui/text-field';
import { TextareaField } from '../ui/textarea-field';
import { useToast } from '../ui/toast';
import { useDecides } from './decides';

interface Field {
  name: string;
  label: string;
  value: string;
}

interface Props {
  label: string;
  variant?: ButtonLook['variant'];
  title: string;
  /** One or two sentences about what the action does. */
  detail: ReactNode;
  danger?: boolean;
  /** True when the affected person is told the reason. */
  told?: boolean;
  fields?: Field[];
  done: string;
  act: (values: Record<string, string>) => Promise<unknown>;
}

export function ReasonButton({ variant = 'secondary', ...dialog }: Props) {
  const [open, setOpen] = useState(false);
  if (!useDecides()) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {dialog.label}
      </Button>
      {open && <ReasonDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReasonDialog({
  label,
  title,
  detail,
  danger,
  told = true,
  fields = [],
  done,
  act,
  onClose,
}: Omit<Props, 'variant'> & { onClose: () => void }) {
  const router = useRouter();
  const toast = useToast();
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const form = useForm<Record<string, string>>({ defaultValues: { ...values, reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);

  const send = form.handleSubmit(async (values) => {
    try {
      await act(values);
      onClose();
      toast.show({ text: done, tone: 'success' });
      router.refresh();
    } catch (error) {
      showRefusal(form, error);
    }
  });

  return (
    <Dialog open onClose={onClose} title={title} description={detail}>
      <form onSubmit={send} noValidate className="space-y-4">
        {errors.root?.message && <Alert>{errors.root.message}</Alert>}
        {fields.map(({ name, label: fieldLabel }) => (
          <TextField key={name} label={fieldLabel} {...field(name)} />
        ))}
        <TextareaField
          label="Reason"
          hint={told ? 'They are told this reason, and the log keeps it.' : 'Only the log keeps the reason.'}
          rows={2}
          maxLength={500}
          data-autofocus={fields.length === 0 ? '' : undefined}
          {...field('reason', { required: 'Please give a reason.' })}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={isSubmitting}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
