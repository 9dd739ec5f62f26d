'use client';

import { type FormEvent, useRef, useState } from 'react';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { EmailText } from '../ui/email-text';
import { Link } from '../ui/link';
import { PasswordField } from '../ui/password-field';
import { useAction } from '../ui/use-action';
import { CheckedEmailField } from './checked-email-field';
import { AFTER_LOG_IN_DAYS, rememberEmail } from './known-email';
import { SendLink } from './send-link';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  destination: string;
}

export function LoginForm({ email, onEmail, destination }: Props) {
  const password = useRef<HTMLInputElement>(null);
  const [entering, setEntering] = useState(false);
  /** The address of an unconfirmed sign-up, after a log-in with its right password; otherwise ''. */
  const [unconfirmed, setUnconfirmed] = useState('');
  const { run, pending, failure } = useAction(
    'Login failed, please reset your password or create an account',
  );
  const address = email.trim();

  const logIn = async () => {
    setUnconfirmed('');
    try {
      await api.post('/auth/login', { email: address, password: password.current?.value ?? '' });
    } catch (error) {
      if (refusalOf(error)?.unconfirmed) setUnconfirmed(address);
      password.current?.focus();
      throw error;
    }
  };
  const enter = () => {
    rememberEmail(address, AFTER_LOG_IN_DAYS);
    setEntering(true);
    // Loads the whole page, so that the router's cache keeps nothing rendered for signed-out
    // visitors.
    window.location.assign(destination);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!entering) run(logIn, enter);
  };

  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <CheckedEmailField mode="login" email={email} onEmail={onEmail}>
        <PasswordField ref={password} label="Password" name="password" autoComplete="current-password" />
        <p className="-mt-3 mb-0 flex justify-end">
          <Link
            href="/forgot-password"
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            Forgot your password?
          </Link>
        </p>
      </CheckedEmailField>
      {failure && <Alert>{failure}</Alert>}
      {failure && unconfirmed && <Unconfirmed key={unconfirmed} email={unconfirmed} />}
      <Button
        type="submit"
        block
        className="min-h-13"
        disabled={!isEmail(address)}
        pending={pending || entering}
      >
        Continue
      </Button>
      {!isEmail(address) && <p className="sr-only">Type your email first</p>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {entering && 'Checking session…'}
      </p>
    </form>
  );
}

/** Shown after a log-in with the right password, when the sign-up's link was not opened yet. */
function Unconfirmed({ email }: { email: string }) {
  return (
    <div className="space-y-3">
      <Alert tone="info" title="Your address isn’t confirmed yet">
        Open the link that we mailed to <EmailText>{email}</EmailText> when you signed up. Then you can log
        in.
      </Alert>
      <SendLink path="/auth/resend-confirmation" email={email} label="Send the link again" />
    </div>
  );
}
