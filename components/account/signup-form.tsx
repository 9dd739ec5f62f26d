'use client';

import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { MIN_PASSWORD, passwordStrength, TOO_SHORT } from '@/lib/account/password-strength';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { useAction } from '../ui/use-action';
import { type Typed, useTyped } from '../ui/use-typed';
import { CheckedEmailField } from './checked-email-field';
import { forgetEmail, rememberEmail } from './known-email';
import { pathAfter } from './path-after';
import { SignUpSent } from './sign-up-sent';
import { StrengthLine } from './strength-line';

interface Props {
  email: Typed;
  destination: string;
  /** The address that the link has gone to; '' before it has. */
  sentTo: string;
  onSent: (email: string) => void;
  /** The address that needs no link, for somebody who comes from an invitation's mail. */
  proven: string | null;
}

export function SignupForm({ email, destination, sentTo, onSent, proven }: Props) {
  const password = useTyped();
  const confirmation = useTyped();
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const [entering, setEntering] = useState(false);
  const { run, pending, failure } = useAction('Could not send confirmation email. Please try again.');

  const address = email.text.trim();
  const strength = passwordStrength(password.text);
  const mismatch = password.text !== confirmation.text;
  const tooShort = left.password && Array.from(password.text).length < MIN_PASSWORD;
  const ready = isEmail(address) && strength !== '' && strength !== 'Weak' && !mismatch;

  const request = async () => {
    try {
      const callbackUrl = destination === '/' ? undefined : destination;
      const { user } = await api.post<{ user?: unknown }>('/auth/request-signup', {
        email: address,
        password: password.text,
        name: address,
        callbackUrl,
      });
      return user ? enter : sent;
    } catch (error) {
      const { email: ofEmail, password: ofPassword } = refusalOf(error)?.fields ?? {};
      email.setRefusal(ofEmail);
      password.setRefusal(ofPassword);
      if (!ofEmail && !ofPassword) throw error;
      (ofEmail ? email : password).focus();
      return undefined;
    }
  };
  const sent = () => {
    rememberEmail(address);
    onSent(address);
  };
  const enter = () => {
    forgetEmail();
    setEntering(true);
    // A whole page load: nothing rendered for the signed-out may be left in the router's cache.
    window.location.assign(pathAfter('/complete-profile', destination === '/' ? '' : destination));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!entering) run(request, (goOn) => goOn?.());
  };
  const mend = () => {
    password.setText('');
    confirmation.setText('');
    setLeft({ password: false, confirmation: false });
    // Within the tap, as in LoginScreen.
    flushSync(() => onSent(''));
    email.focus();
  };

  if (sentTo) return <SignUpSent email={sentTo} onMend={mend} />;
  const known = proven !== null && proven.toLowerCase() === address.toLowerCase();
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <CheckedEmailField
        mode="signup"
        email={email}
        hint={known && 'Your invitation came to this address, so there’s no other email to wait for.'}
      />
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          error={password.refusal ?? (tooShort && TOO_SHORT)}
          {...password.field}
          onBlur={() => setLeft((before) => ({ ...before, password: true }))}
        />
        <StrengthLine password={password.text} />
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
      <Button type="submit" block disabled={!ready} pending={pending || entering}>
        Sign up
      </Button>
    </form>
  );
}
