'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { api } from '@/lib/api-client';
import { isEmail } from '@/lib/email';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { useAction } from '../ui/use-action';
import { useTyped } from '../ui/use-typed';
import { knownEmail, rememberEmail } from './known-email';

/**
 * Shown for an unknown confirmation link. Asks for another link; the person has to type the
 * address.
 */
export function AskLink() {
  const { setText, ...email } = useTyped();
  const [sent, setSent] = useState<string>();
  const { run, pending, failure } = useAction('Could not send the link. Please try again.');
  const typed = email.text.trim();

  useEffect(() => {
    const known = knownEmail();
    if (known) setText(known);
  }, [setText]);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(typed)) return;
    run(() => api.post<{ message: string }>('/auth/resend-confirmation', { email: typed }), tell);
  };
  const tell = ({ message }: { message: string }) => {
    rememberEmail(typed);
    setSent(message);
  };

  return (
    <form onSubmit={ask} noValidate className="space-y-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="The address that you signed up with. A link works for 24 hours."
        {...email.field}
      />
      <Button type="submit" disabled={!isEmail(typed)} pending={pending} pendingText="Sending…">
        Send a new link
      </Button>
      {sent && <Alert tone="success">{sent}</Alert>}
      {failure && <Alert>{failure}</Alert>}
    </form>
  );
}
