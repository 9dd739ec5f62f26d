'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../ui/text-field';
import { ProviderNotice } from './provider-notice';
import { useProviderCheck } from './use-provider-check';

interface Props {
  mode: 'login' | 'signup';
  field: UseFormRegisterReturn<'email'>;
  error?: string;
  onEmail: (email: string) => void;
}

/** The address to log in or sign up with; when it is left, it says what is known of how that address signs in. */
export function CheckedEmailField({ mode, field, error, onEmail }: Props) {
  const { notice, check } = useProviderCheck(mode);
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={error}
        {...field}
        onChange={(event) => {
          onEmail(event.target.value);
          return field.onChange(event);
        }}
        onBlur={(event) => {
          check(event.target.value.trim());
          return field.onBlur(event);
        }}
      />
      <ProviderNotice notice={notice} />
    </>
  );
}
