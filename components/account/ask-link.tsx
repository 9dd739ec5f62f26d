'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { api } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { showRefusal } from '../ui/show-refusal';
import { TextField } from '../ui/text-field';
import { knownEmail, rememberEmail } from './known-email';

/**
 * Shown when the server doesn't know a confirmation link. The person types the address to get
 * another link.
 */
export function AskLink() {
  const [sent, setSent] = useState<string>();
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const typed = form.watch('email').trim();

  useEffect(() => {
    if (!form.getValues('email')) form.setValue('email', knownEmail());
  }, [form]);

  const ask = form.handleSubmit(async () => {
    try {
      const { message } = await api.post<{ message: string }>('/auth/resend-confirmation', { email: typed });
      rememberEmail(typed);
      setSent(message);
    } catch (error) {
      showRefusal(form, error, { failed: 'Could not send the link. Please try again.' });
    }
  });

  return (
    <form onSubmit={ask} noValidate className="space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="The address that you signed up with. A link works for 24 hours."
        {...field('email')}
      />
      <Button type="submit" disabled={!isEmail(typed)} pending={isSubmitting} pendingText="Sending…">
        Send a new link
      </Button>
      {sent && <Alert tone="success">{sent}</Alert>}
      {errors.root && <Alert>{errors.root.message}</Alert>}
    </form>
  );
}
