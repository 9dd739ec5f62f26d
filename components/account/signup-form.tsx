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
  /** The address that the link was sent to; '' before the link is sent. */
  sentTo: string;
  onSent: (email: string) => void;
  /**
   * An address that needs no confirmation link, because the person opened an invitation mailed to
   * it; null when there is none.
   */
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
    // Loads the whole page, so that the router's cache keeps nothing rendered for signed-out
    // visitors.
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
    // Runs within the tap, because a phone opens its keyboard only when a tap sets the focus.
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
        // Updates while typing and not on blur: an error that disappears on blur would move the
        // button while it is pressed.
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
