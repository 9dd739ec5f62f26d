'use client';

import type { ReactNode } from 'react';
import { TextField } from '../ui/text-field';
import type { Typed } from '../ui/use-typed';
import { ProviderNotice } from './provider-notice';
import { useProviderCheck } from './use-provider-check';

interface Props {
  mode: 'login' | 'signup';
  email: Typed;
  hint?: ReactNode;
}

/**
 * The address to log in or sign up with. On blur the field looks up how the address signs in and
 * shows it.
 */
export function CheckedEmailField({ mode, email, hint }: Props) {
  const { notice, check } = useProviderCheck(mode);
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint={hint}
        error={email.refusal}
        {...email.field}
        onBlur={(event) => check(event.target.value.trim())}
      />
      <ProviderNotice notice={notice} />
    </>
  );
}
