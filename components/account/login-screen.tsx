'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../ui/alert';
import { useTyped } from '../ui/use-typed';
import { GoogleButton } from './google-button';
import { LoginForm } from './login-form';
import { loginTitles } from './login-titles';
import { SignupForm } from './signup-form';

interface Props {
  /** Where to go once signed in; a path on this site. */
  destination: string;
  startWith: 'login' | 'signup';
  /** Whether the link of an earlier sign-up no longer works. */
  again?: boolean;
  /** Whether Google sign-in is configured. */
  google: boolean;
  /** Why a third-party sign-in came back here, in words for a person. */
  problem?: string;
}

/** The combined welcome, log-in and sign-up screen. What was typed as e-mail survives the toggle. */
export function LoginScreen({ destination, startWith, again = false, google, problem }: Props) {
  const [mode, setMode] = useState(startWith);
  const email = useTyped();
  const signingUp = mode === 'signup';
  const box = useRef<HTMLDivElement>(null);

  const toggle = () => {
    const other = signingUp ? 'login' : 'signup';
    // Within the tap: a phone opens its keyboard for a focus that a finger asked for, and for no other.
    flushSync(() => setMode(other));
    box.current?.querySelector('input')?.focus();
    document.title = `${loginTitles[other]} · Campmates`;
  };

  return (
    <div ref={box}>
      <div className="mb-6">
        <h1 className="text-3xl lg:text-4xl">{signingUp ? 'Create an Account' : 'Welcome'}</h1>
        {/* Wide screens say it on the art. */}
        <p className="mt-1.5 text-muted lg:hidden">
          Plan camping trips with family and friends: everyone, every car and the dog.
        </p>
      </div>
      {problem && <Alert className="mb-4">{problem}</Alert>}
      {signingUp ? (
        <SignupForm email={email} destination={destination} again={again} />
      ) : (
        <LoginForm email={email} destination={destination} />
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
