'use client';

import { useEffect, useState } from 'react';
import { ApiError, api } from '@/lib/api/client';
import { Alert } from '../ui/alert';
import { ButtonLink } from '../ui/button-link';
import { Spinner } from '../ui/spinner';

const ONWARD_MS = 1000;

type Outcome = { ok: boolean; text: string };

interface Props {
  /** Empty when the link had none. */
  token: string;
  /** Where the person was going when they signed up, or ''. */
  onward: string;
}

export function ConfirmEmail({ token, onward }: Props) {
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
      if (!result.ok) return;
      const query = onward && `?callbackUrl=${encodeURIComponent(onward)}`;
      timer = setTimeout(() => window.location.assign(`/complete-profile${query}`), ONWARD_MS);
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
              <ButtonLink href="/login" variant="secondary">
                Go to log in
              </ButtonLink>
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
    const { message } = await api.get<{ message: string }>(
      `/auth/confirm-email?token=${encodeURIComponent(token)}`,
      signal,
    );
    return { ok: true, text: message };
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) {
      return { ok: false, text: error.serverText ?? 'Confirmation failed.' };
    }
    return { ok: false, text: 'Something went wrong. Please try again.' };
  }
}
