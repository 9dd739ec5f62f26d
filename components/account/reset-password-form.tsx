'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldsOf } from '@/components/ui/fields-of';
import { MIN_PASSWORD, TOO_SHORT_TO_RESET } from '@/lib/account/password-strength';
import { api, refusalOf } from '@/lib/api-client';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { PasswordField } from '../ui/password-field';
import { forgetEmail } from './known-email';
import { StrengthLine } from './strength-line';

const ON_HOME_MS = 3000;
const LOGIN_FAILED = 'Password reset succeeded but login failed';

interface Outcome {
  ok: boolean;
  text: string;
  next?: { href: string; label: string };
}

const LOG_IN = { href: '/login', label: 'Go to log in' };
const ASK_AGAIN = { href: '/forgot-password?again', label: 'Ask for a new link' };

interface Typed {
  password: string;
  confirmation: string;
}

export function ResetPasswordForm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<Typed>({ defaultValues: { password: '', confirmation: '' } });
  const done = outcome?.ok === true;

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => window.location.assign('/'), ON_HOME_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const reset = form.handleSubmit(async ({ password }) => {
    setOutcome(undefined);
    try {
      const { message } = await api.post<{ message: string }>('/auth/reset-password', { token, password });
      forgetEmail();
      const opened = await sessionOpened();
      setOutcome(opened ? { ok: true, text: message } : { ok: false, text: LOGIN_FAILED, next: LOG_IN });
    } catch (error) {
      const refusal = refusalOf(error);
      const atField = refusal?.fields.password;
      if (atField) form.setError('password', { message: atField }, { shouldFocus: true });
      else {
        const next = refusal?.status === 400 ? ASK_AGAIN : undefined;
        setOutcome({ ok: false, text: refusal?.serverText ?? 'Something went wrong', next });
      }
    }
  });

  if (done) return <Alert tone="success">{outcome.text}</Alert>;
  const { isSubmitting } = form.formState;
  const field = fieldsOf(form);
  return (
    <form onSubmit={reset} noValidate className="space-y-4">
      <div>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          {...field('password', {
            validate: (value) => Array.from(value).length >= MIN_PASSWORD || TOO_SHORT_TO_RESET,
          })}
        />
        <StrengthLine password={form.watch('password')} />
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field('confirmation', {
          validate: (value, { password }) => value === password || 'Passwords do not match',
        })}
      />
      {outcome && (
        <Alert
          action={
            outcome.next && (
              <ButtonLink href={outcome.next.href} variant="secondary">
                {outcome.next.label}
              </ButtonLink>
            )
          }
        >
          {outcome.text}
        </Alert>
      )}
      <Button type="submit" block pending={isSubmitting}>
        Reset password
      </Button>
    </form>
  );
}

const sessionOpened = () =>
  api.get('/auth/me').then(
    () => true,
    () => false,
  );
