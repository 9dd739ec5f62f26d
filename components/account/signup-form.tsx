'use client';

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { MIN_PASSWORD, passwordStrength } from '@/lib/account/password-strength';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { useAction } from '../ui/use-action';
import { type Typed, useTyped } from '../ui/use-typed';
import { CheckedEmailField } from './checked-email-field';
import { knownEmail, rememberEmail } from './known-email';
import { StrengthLine } from './strength-line';

interface Props {
  email: Typed;
  destination: string;
  /** Whether the link of an earlier sign-up no longer works. */
  again: boolean;
}

const TOO_SHORT = 'Password must be at least 8 characters';

export function SignupForm({ email, destination, again }: Props) {
  const password = useTyped();
  const confirmation = useTyped();
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const [sent, setSent] = useState(false);
  const { run, pending, failure } = useAction('Could not send confirmation email. Please try again.');

  const offerKnown = useEffectEvent(() => {
    if (again && !email.text) email.setText(knownEmail());
  });
  useEffect(() => offerKnown(), []);

  const address = email.text.trim();
  const strength = passwordStrength(password.text);
  const mismatch = password.text !== confirmation.text;
  const tooShort = left.password && Array.from(password.text).length < MIN_PASSWORD;
  const ready = isEmail(address) && strength !== '' && strength !== 'Weak' && !mismatch;

  const request = async () => {
    try {
      const callbackUrl = destination === '/' ? undefined : destination;
      await api.post('/auth/request-signup', {
        email: address,
        password: password.text,
        name: address,
        callbackUrl,
      });
    } catch (error) {
      const { email: ofEmail, password: ofPassword } = refusalOf(error)?.fields ?? {};
      email.setRefusal(ofEmail);
      password.setRefusal(ofPassword);
      if (!ofEmail && !ofPassword) throw error;
      (ofEmail ? email : password).focus();
      return;
    }
    rememberEmail(address);
    setSent(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(request);
  };

  if (sent) {
    return <Alert tone="success">A confirmation link has been sent to your email address.</Alert>;
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <CheckedEmailField mode="signup" email={email} />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={password.refusal ?? (tooShort && TOO_SHORT)}
          {...password.field}
          onBlur={() => setLeft((before) => ({ ...before, password: true }))}
        />
        <StrengthLine strength={strength} />
      </div>
      <PasswordField
        label="Confirm password"
        name="confirmation"
        autoComplete="new-password"
        // Told from what is typed, not at blur: an error that goes as the button is pressed would move it away.
        error={left.confirmation && mismatch && 'Passwords do not match'}
        {...confirmation.field}
        onBlur={() => setLeft((before) => ({ ...before, confirmation: true }))}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" block disabled={!ready} pending={pending}>
        Sign up
      </Button>
    </form>
  );
}
