'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvitedSignup } from '@/lib/trips/invitations/links/signup-token';
import { Alert } from '../ui/alert';
import { buttonLook } from '../ui/button-look';
import { useEarlyText } from '../ui/use-early-text';
import { knownEmail } from './known-email';
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
  /** The invitation that the person comes from; null or undefined when there is none. */
  invited?: InvitedSignup | null;
  google: boolean;
  problem?: string;
}

/**
 * The welcome, log-in and sign-up screen. The typed address stays when the person switches between
 * log-in and sign-up.
 */
export function LoginScreen({
  destination,
  startWith,
  again = false,
  confirmed = false,
  invited = null,
  google,
  problem,
}: Props) {
  const [mode, setMode] = useState(startWith);
  const [sentTo, setSentTo] = useState('');
  const [email, setEmail] = useState(invited?.email ?? '');
  const signingUp = mode === 'signup';
  const box = useRef<HTMLDivElement>(null);
  useEarlyText(box, email, setEmail);

  const recall = useEffectEvent(() => {
    if (again && !email) setEmail(knownEmail());
    const sent = sentSignUp();
    if (!sent) return;
    setMode('signup');
    setSentTo(sent);
    setEmail(sent);
  });
  useEffect(() => recall(), []);

  const onSent = (to: string) => {
    keepSentSignUp(to);
    setSentTo(to);
  };

  const toggle = () => {
    const other = signingUp ? 'login' : 'signup';
    // Renders and sets the focus before the tap's handler ends, because a phone opens its keyboard
    // only when a tap sets the focus.
    flushSync(() => setMode(other));
    box.current?.querySelector('input')?.focus();
    document.title = `${loginTitles[other]} · Campmates`;
  };

  return (
    <div ref={box}>
      <div className="mb-6">
        <h1 className="text-3xl lg:text-4xl">{signingUp ? 'Create an Account' : 'Welcome'}</h1>
        {invited ? (
          <p className="mt-1.5 break-words">
            {invited.organiser} has invited you to <strong className="font-semibold">{invited.trip}</strong>.{' '}
            {signingUp ? 'Sign up' : 'Log in'}, and you can answer.
          </p>
        ) : (
          // On wide screens the cover art shows this sentence.
          <p className="mt-1.5 text-muted lg:hidden">
            Plan camping trips with family and friends: everyone, every car and the dog.
          </p>
        )}
        {destination.startsWith('/trip/') && (
          <p className="mt-1.5">No account? The link in your invitation opens your trip.</p>
        )}
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
          proven={invited?.proven ? invited.email : null}
        />
      ) : (
        <LoginForm email={email} onEmail={setEmail} destination={destination} />
      )}
      {google && <GoogleButton destination={destination} />}
      <p className="mt-6">
        {signingUp ? 'Have an account?' : 'New here?'}{' '}
        <button
          type="button"
          className="-mx-2 inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
          onClick={toggle}
        >
          {signingUp ? 'Log in' : 'Sign up'}
        </button>
      </p>
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
      <a href={`/auth/google${query}`} className={buttonLook({ variant: 'secondary', block: true })}>
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
