'use client';

import { useState } from 'react';
import { LoginForm } from './login-form';
import { SignupForm } from './signup-form';

interface Props {
  /** Where to go once signed in; a path on this site. */
  destination: string;
  startWith: 'login' | 'signup';
}

/** The combined welcome, log-in and sign-up screen. What was typed as e-mail survives the toggle. */
export function LoginScreen({ destination, startWith }: Props) {
  const [mode, setMode] = useState(startWith);
  const [email, setEmail] = useState('');
  const signingUp = mode === 'signup';
  return (
    <>
      <h1 className="mb-6 text-[2.5rem]">{signingUp ? 'Create an Account' : 'Welcome'}</h1>
      {signingUp ? (
        <SignupForm email={email} onEmail={setEmail} destination={destination} />
      ) : (
        <LoginForm email={email} onEmail={setEmail} destination={destination} />
      )}
      <p className="mt-6">
        {signingUp ? 'Have an account?' : 'New here?'}{' '}
        <button
          type="button"
          className="-mx-2 inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
          onClick={() => setMode(signingUp ? 'login' : 'signup')}
        >
          {signingUp ? 'Log in' : 'Sign up'}
        </button>
      </p>
    </>
  );
}
