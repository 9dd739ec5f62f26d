'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { TextField } from '../ui/text-field';
import { useAfterPress } from '../ui/use-after-press';
import { ProviderNotice } from './provider-notice';
import { useProviderCheck } from './use-provider-check';

interface Props {
  mode: 'login' | 'signup';
  email: string;
  onEmail: (email: string) => void;
  hint?: ReactNode;
  /** The server's message when it has refused the address. */
  error?: string;
  /** The fields between the address and the submit button. */
  children: ReactNode;
}

/**
 * Asks for the address to log in or sign up with. When the person leaves the field, the field looks
 * up how the address signs in and says above the submit button what this means for the person.
 */
export function CheckedEmailField({ mode, email, onEmail, hint, error, children }: Props) {
  const { notice, check } = useProviderCheck(mode);
  const afterPress = useAfterPress();
  const [Meant, setMeant] = useState<ComponentType<{ email: string; onMeant: (email: string) => void }>>();
  // The question about a look-alike domain is loaded when a person leaves the field, so that it costs
  // the page's first load nothing. Without it, sign-up works as well.
  const askMeant = () =>
    import('./meant-address').then(
      (part) => setMeant(() => part.MeantAddress),
      () => undefined,
    );
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint={hint}
        error={error}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        onBlur={({ target }) =>
          afterPress(() => {
            check(target.value.trim());
            if (mode === 'signup') askMeant();
          })
        }
      />
      {Meant && email && <Meant email={email.trim()} onMeant={onEmail} />}
      {children}
      <ProviderNotice notice={notice} />
    </>
  );
}
