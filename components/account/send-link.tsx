'use client';

import { type ReactNode, useState } from 'react';
import { api } from '@/lib/api-client';
import { Button } from '../ui/button';
import { useAction } from '../ui/use-action';
import { rememberEmail } from './known-email';

interface Props {
  path: '/auth/resend-confirmation' | '/auth/forgot-password';
  email: string;
  /** The token of the confirmation link that no longer works. */
  token?: string;
  label: string;
  beside?: ReactNode;
}

const TELL_AGAIN = ['Sent. It can take a minute, and may be in your junk folder.', 'Sent once more.'];

export function SendLink({ path, email, token, label, beside }: Props) {
  const [times, setTimes] = useState(0);
  const { run, pending, failure } = useAction('Could not send the link. Please try again.');
  const send = async () => {
    await api.post(path, { email, ...(token && { token }) });
    rememberEmail(email);
  };
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-x-1 gap-y-2">
        <Button
          variant="secondary"
          pending={pending}
          pendingText="Sending…"
          onClick={() => run(send, () => setTimes((before) => before + 1))}
        >
          {label}
        </Button>
        {beside}
      </div>
      <p role="status" className="empty:hidden">
        {times > 0 && !failure && TELL_AGAIN[Math.min(times, TELL_AGAIN.length) - 1]}
      </p>
      {failure && (
        <p role="alert" className="text-ember">
          {failure}
        </p>
      )}
    </div>
  );
}
