'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { TextField } from '../ui/text-field';
import { knownEmail, rememberEmail } from './known-email';
import { RedirectAfter } from './redirect-after';

const ON_TO_LOGIN_MS = 3000;
const SENT = 'If that address has an account, a reset link is on its way.';

interface Props {
  /** True when the person comes here from a link that no longer works. */
  again: boolean;
}

export function ForgotPasswordForm({ again }: Props) {
  const [outcome, setOutcome] = useState<{ ok: boolean; text: string }>();
  const form = useForm({ defaultValues: { email: '' } });
  const typed = form.watch('email').trim();

  useEffect(() => {
    if (again && !form.getValues('email')) form.setValue('email', knownEmail());
  }, [again, form]);

  const ask = form.handleSubmit(async () => {
    setOutcome(undefined);
    try {
      await api.post('/auth/forgot-password', { email: typed });
      rememberEmail(typed);
      setOutcome({ ok: true, text: SENT });
    } catch (error) {
      const refusal = refusalOf(error);
      // An unknown address gets the same text as a known address.
      if (refusal?.status === 404) setOutcome({ ok: true, text: SENT });
      else setOutcome({ ok: false, text: refusal?.serverText ?? 'Something went wrong' });
    }
  });

  if (outcome?.ok) {
    return (
      <>
        <Alert tone="success">{outcome.text}</Alert>
        <RedirectAfter ms={ON_TO_LOGIN_MS} to="/login" />
      </>
    );
  }
  return (
    <form onSubmit={ask} noValidate className="space-y-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="We send a link to this address. It works for 60 minutes."
        {...form.register('email')}
      />
      {outcome && <Alert>{outcome.text}</Alert>}
      <Button type="submit" block disabled={!isEmail(typed)} pending={form.formState.isSubmitting}>
        Send reset link
      </Button>
      <p>
        <Link href="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Back to log in
        </Link>
      </p>
    </form>
  );
}
