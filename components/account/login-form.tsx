'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credentials } from '@/lib/account/schema';
import { api } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { failureText } from '../ui/failure-text';
import { Link } from '../ui/link';
import { PasswordField } from '../ui/password-field';
import { CheckedEmailField } from './checked-email-field';
import { forgetEmail } from './known-email';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  destination: string;
}

export function LoginForm({ email, onEmail, destination }: Props) {
  const [entering, setEntering] = useState(false);
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const typedEmail = form.watch('email');
  const { errors, isSubmitting } = form.formState;

  const logIn = form.handleSubmit(async (credentials) => {
    try {
      await api.post('/auth/login', { ...credentials, email: credentials.email.trim() });
      forgetEmail();
      setEntering(true);
      // A whole page load: nothing rendered for the signed-out may be left in the router's cache.
      window.location.assign(destination);
    } catch (error) {
      const words = failureText(error, 'Login failed, please reset your password or create an account');
      form.setError('root', { message: words });
      form.setFocus('password');
    }
  });

  return (
    <form onSubmit={logIn} noValidate className="space-y-4">
      <CheckedEmailField mode="login" field={form.register('email')} onEmail={onEmail} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        labelAction={
          <Link href="/forgot-password" className="text-sm underline underline-offset-4">
            Forgot your password?
          </Link>
        }
        {...form.register('password')}
      />
      {errors.root && <Alert>{errors.root.message}</Alert>}
      <Button type="submit" block disabled={!isEmail(typedEmail.trim())} pending={isSubmitting || entering}>
        Continue
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {entering && 'Checking session…'}
      </p>
    </form>
  );
}
