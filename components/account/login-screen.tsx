'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button-look';
import { useEarlyText } from '../ui/use-early-text';
import { forgetEmail, knownEmail } from './known-email';
import { LoginForm } from './login-form';
import { loginTitles } from './login-titles';
import { SignupForm } from './signup-form';

interface Props {
  /** The path on this site to go to after signing in. */
  destination: string;
  startWith: 'login' | 'signup';
  /** True to prefill the address that a link was last sent to from this browser. */
  again?: boolean;
  /**
   * True when the person has just confirmed the account in a browser other than the one that
   * requested the link.
   */
  confirmed?: boolean;
  /** Undefined unless the person comes from an invitation; null when its address is unknown. */
  invited?: string | null;
  /** True when a sign-up with the invited address needs no confirmation link. */
  proven?: boolean;
  google: boolean;
  problem?: string;
}

const sides = ['login', 'signup'] as const;

/**
 * The welcome, log-in and sign-up screen. The typed address stays when the person switches between
 * log-in and sign-up.
 */
export function LoginScreen({
  destination,
  startWith,
  again = false,
  confirmed = false,
  invited,
  proven = false,
  google,
  problem,
}: Props) {
  const [mode, setMode] = useState(startWith);
  const [sentTo, setSentTo] = useState('');
  const [email, setEmail] = useState(invited ?? '');
  const signingUp = mode === 'signup';
  const box = useRef<HTMLDivElement>(null);
  useEarlyText(box, email, setEmail);

  const recall = useEffectEvent(() => {
    const known = again || invited === null ? knownEmail() : '';
    if (known && !email) setEmail(known);
    const sent = sentSignUp();
    if (sent) {
      setMode('signup');
      setSentTo(sent);
      setEmail(sent);
    } else if (known && invited === null && mode === 'login') {
      box.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
  });
  useEffect(() => recall(), []);

  const onSent = (to: string) => {
    keepSentSignUp(to);
    setSentTo(to);
  };

  const change = (other: typeof mode) => {
    if (other === mode) return;
    // Renders and sets the focus before the tap's handler ends, because a phone opens its keyboard
    // only when a tap sets the focus.
    flushSync(() => setMode(other));
    box.current?.querySelector('input')?.focus();
    document.title = `${loginTitles[other]} · Campmates`;
  };

  return (
    <div ref={box}>
      <div className="mb-4">
        <h1 className="text-next lg:text-name">{signingUp ? 'Create an Account' : 'Welcome'}</h1>
        {destination.startsWith('/trip/') && (
          <p className="mt-1.5">No account? The link in your invitation opens your trip.</p>
        )}
        <div className="mt-3 grid grid-cols-2 gap-2 large-text:grid-cols-1">
          {sides.map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={side === mode}
              className="min-h-11.5 rounded border border-control bg-card font-semibold aria-pressed:border-transparent aria-pressed:bg-eucalypt-soft aria-pressed:text-eucalypt"
              onClick={() => change(side)}
            >
              {side === 'login' ? 'Log in' : 'Sign up'}
            </button>
          ))}
        </div>
      </div>
      {confirmed && !signingUp && (
        <Alert tone="success" className="mb-4" title="Your account is confirmed.">
          Log in with the password that you chose.
        </Alert>
      )}
      {problem && <Alert className="mb-4">{problem}</Alert>}
      {signingUp ? (
        <SignupForm
          email={email}
          onEmail={setEmail}
          destination={destination}
          sentTo={sentTo}
          onSent={onSent}
          proven={proven && invited ? invited : null}
        />
      ) : (
        <LoginForm email={email} onEmail={setEmail} destination={destination} />
      )}
      {google && <GoogleButton destination={destination} />}
    </div>
  );
}

/**
 * The OR divider and Google's button. The button is a plain link, because the response redirects to
 * another site.
 */
function GoogleButton({ destination }: { destination: string }) {
  const query = destination === '/' ? '' : `?callbackUrl=${encodeURIComponent(destination)}`;
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        OR
      </div>
      <a
        href={`/auth/google${query}`}
        className={buttonLook({ variant: 'secondary', block: true })}
        // Google may log another person in.
        onClick={forgetEmail}
      >
        Sign in with Google
      </a>
    </>
  );
}

const KEY = 'signUpSent';

/**
 * Returns the address of a sign-up that this page has sent, or ''. The address is still there after
 * a phone has discarded and reloaded the page.
 */
function sentSignUp(): string {
  const kept: unknown = history.state?.[KEY];
  return typeof kept === 'string' ? kept : '';
}

/**
 * Saves the address in this page's history entry. A new visit to the page has a new entry, so it
 * finds no address.
 */
function keepSentSignUp(email: string): void {
  history.replaceState({ ...history.state, [KEY]: email }, '');
}
