'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MIN_PASSWORD, passwordStrength, TOO_SHORT } from '@/lib/account/password-strength';
import { api, refusalOf } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { PasswordField } from '../ui/password-field';
import { useAction } from '../ui/use-action';
import { useAfterPress } from '../ui/use-after-press';
import { CheckedEmailField } from './checked-email-field';
import { forgetEmail, rememberEmail } from './known-email';
import { pathAfter } from './path-after';
import { SignUpSent } from './sign-up-sent';
import { StrengthLine } from './strength-line';

interface Props {
  email: string;
  onEmail: (email: string) => void;
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

const none = { password: '', confirmation: '' };
const untouched = { password: false, confirmation: false };

export function SignupForm({ email, onEmail, destination, sentTo, onSent, proven }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [{ password, confirmation }, setPasswords] = useState(none);
  const [refused, setRefused] = useState<{ email?: string; password?: string }>({});
  const [left, setLeft] = useState(untouched);
  const [entering, setEntering] = useState(false);
  const afterPress = useAfterPress();
  const { run, pending, failure } = useAction('Could not send confirmation email. Please try again.');

  useEffect(() => {
    // Takes passwords that were typed, or filled in by the browser, before the page's scripts ran.
    if (form.current) setPasswords(passwordsIn(form.current));
  }, []);

  const address = email.trim();
  const strength = passwordStrength(password);
  const mismatch = password !== confirmation;
  const tooShort = left.password && Array.from(password).length < MIN_PASSWORD;
  const ready = isEmail(address) && strength !== '' && strength !== 'Weak' && !mismatch;

  const request = async () => {
    try {
      const callbackUrl = destination === '/' ? undefined : destination;
      const { user } = await api.post<{ user?: unknown }>('/auth/request-signup', {
        email: address,
        password,
        name: address,
        callbackUrl,
      });
      return user ? enter : sent;
    } catch (error) {
      const { email: ofEmail, password: ofPassword } = refusalOf(error)?.fields ?? {};
      setRefused({ email: ofEmail, password: ofPassword });
      if (!ofEmail && !ofPassword) throw error;
      focusField(form.current, ofEmail ? 'email' : 'password');
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
    setPasswords(none);
    setLeft(untouched);
    // Renders and sets the focus before the tap's handler ends, because a phone opens its keyboard
    // only when a tap sets the focus.
    flushSync(() => onSent(''));
    focusField(form.current, 'email');
  };

  if (sentTo) return <SignUpSent email={sentTo} onMend={mend} />;
  const known = proven !== null && proven.toLowerCase() === address.toLowerCase();
  return (
    <form
      ref={form}
      onSubmit={submit}
      onChange={({ currentTarget, target }) => {
        setPasswords(passwordsIn(currentTarget));
        // A refused field keeps its message until that field is changed.
        setRefused((before) => ({ ...before, [target.name]: undefined }));
      }}
      noValidate
      className="space-y-4"
    >
      <CheckedEmailField
        mode="signup"
        email={email}
        onEmail={onEmail}
        error={refused.email}
        hint={known && 'Your invitation came to this address, so there’s no other email to wait for.'}
      >
        <div>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            error={refused.password ?? (tooShort && TOO_SHORT)}
            onBlur={() => afterPress(() => setLeft((before) => ({ ...before, password: true })))}
          />
          <StrengthLine password={password} />
        </div>
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          // Updates while typing and not on blur: an error that disappears on blur would move the
          // button while it is pressed.
          error={left.confirmation && mismatch && 'Passwords do not match'}
          onBlur={() => afterPress(() => setLeft((before) => ({ ...before, confirmation: true })))}
        />
      </CheckedEmailField>
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" block className="min-h-13" disabled={!ready} pending={pending || entering}>
        Sign up
      </Button>
    </form>
  );
}

function passwordsIn(form: HTMLFormElement) {
  const typed = new FormData(form);
  return { password: String(typed.get('password')), confirmation: String(typed.get('confirmation')) };
}

const focusField = (form: HTMLFormElement | null, name: 'email' | 'password') =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
