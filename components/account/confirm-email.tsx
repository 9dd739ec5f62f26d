'use client';

import { useEffect, useState } from 'react';
import { api, refusalOf } from '@/lib/api-client';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { Alert } from '../ui/alert';
import { ButtonLink } from '../ui/button-link';
import { Spinner } from '../ui/spinner';
import { forgetEmail } from './known-email';
import { pathAfter } from './path-after';

const ONWARD_MS = 1000;

/** Where to go on to is known once it worked out. */
type Outcome = { ok: boolean; text: string; next?: string };

interface Props {
  /** Empty when the link had none. */
  token: string;
  /** Where the person was going when they signed up, or ''. */
  onward: string;
  signedIn: boolean;
}

/** What to do when a link leads no further: a sign-up's, or for somebody signed in a new address's. */
const ways = {
  out: [
    { href: '/login?mode=signup&again', label: 'Sign up again' },
    { href: '/login', label: 'Go to log in' },
  ],
  in: [{ href: '/profile/account', label: 'Ask for a new link' }],
};

export function ConfirmEmail({ token, onward, signedIn }: Props) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    token ? undefined : { ok: false, text: 'Invalid confirmation link.' },
  );

  useEffect(() => {
    if (!token) return;
    let timer: ReturnType<typeof setTimeout>;
    const left = new AbortController();
    confirm(token, left.signal).then((result) => {
      if (left.signal.aborted) return;
      setOutcome(result);
      if (result.ok) forgetEmail();
      const { next } = result;
      if (next) timer = setTimeout(() => window.location.assign(pathAfter(next, onward)), ONWARD_MS);
    });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [token, onward]);

  return (
    <>
      {outcome ? (
        <Alert
          tone={outcome.ok ? 'success' : 'danger'}
          action={
            !outcome.ok && (
              <div className="flex flex-wrap gap-3">
                {(signedIn ? ways.in : ways.out).map(({ href, label }) => (
                  <ButtonLink key={href} href={href} variant="secondary">
                    {label}
                  </ButtonLink>
                ))}
              </div>
            )
          }
        >
          {outcome.text}
        </Alert>
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Confirming your account...
        </p>
      )}
    </>
  );
}

async function confirm(token: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const { message, next } = await api.get<{ message: string; next: string }>(
      `/auth/confirm-email?token=${encodeURIComponent(token)}`,
      signal,
    );
    return { ok: true, text: message, next };
  } catch (error) {
    const refusal = refusalOf(error);
    const failed = refusal?.status ? 'Confirmation failed.' : SOMETHING_WENT_WRONG;
    return { ok: false, text: refusal?.serverText ?? failed };
  }
}
