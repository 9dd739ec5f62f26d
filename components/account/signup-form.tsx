'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MIN_PASSWORD, passwordStrength } from '@/lib/account/password-strength';
import { api } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { showRefusal } from '../ui/show-refusal';
import { CheckedEmailField } from './checked-email-field';
import { knownEmail, rememberEmail } from './known-email';
import { StrengthLine } from './strength-line';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  destination: string;
  /** Whether the link of an earlier sign-up no longer works. */
  again: boolean;
}

interface Typed {
  email: string;
  password: string;
  confirmation: string;
}

export function SignupForm({ email, onEmail, destination, again }: Props) {
  const [sent, setSent] = useState(false);
  const form = useForm<Typed>({
    defaultValues: { email, password: '', confirmation: '' },
    mode: 'onTouched',
  });
  const typed = form.watch();

  useEffect(() => {
    if (again && !form.getValues('email')) form.setValue('email', knownEmail());
  }, [again, form]);

  const strength = passwordStrength(typed.password);
  const { errors, isSubmitting, touchedFields: touched } = form.formState;
  const mismatch = typed.password !== typed.confirmation;
  const ready = isEmail(typed.email.trim()) && strength !== '' && strength !== 'Weak' && !mismatch;

  const signUp = form.handleSubmit(async ({ email: address, password }) => {
    try {
      const trimmed = address.trim();
      const callbackUrl = destination === '/' ? undefined : destination;
      await api.post('/auth/request-signup', { email: trimmed, password, name: trimmed, callbackUrl });
      rememberEmail(trimmed);
      form.reset({ email: '', password: '', confirmation: '' });
      setSent(true);
    } catch (error) {
      showRefusal(form, error, { failed: 'Could not send confirmation email. Please try again.' });
    }
  });

  if (sent) {
    return <Alert tone="success">A confirmation link has been sent to your email address.</Alert>;
  }
  return (
    <form onSubmit={signUp} noValidate className="space-y-4">
      <CheckedEmailField
        mode="signup"
        field={form.register('email')}
        error={errors.email?.message}
        onEmail={onEmail}
      />
      <div>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', {
            validate: (value) =>
              Array.from(value).length >= MIN_PASSWORD || 'Password must be at least 8 characters',
          })}
        />
        <StrengthLine strength={strength} />
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        // Told from what is typed, not at blur: an error that goes as the button is pressed would move it away.
        error={touched.confirmation && mismatch && 'Passwords do not match'}
        {...form.register('confirmation')}
      />
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <Button type="submit" block disabled={!ready} pending={isSubmitting}>
        Sign up
      </Button>
    </form>
  );
}
