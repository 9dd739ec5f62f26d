'use client';

import { useEffect, useState } from 'react';
import { api, refusalOf } from '@/lib/api-client';
import { SOMETHING_WENT_WRONG } from '@/lib/errors';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Spinner } from '../ui/spinner';
import { AskLink } from './ask-link';
import { EndedLink } from './ended-link';
import { forgetEmail, rememberEmail } from './known-email';
import { pathAfter } from './path-after';

const ONWARD_MS = 1000;

interface Confirmed {
  message: string;
  next: string;
  /** The address to log in with; null when this browser is logged in. */
  log_in_as: string | null;
}

/**
 * The outcome of opening a link. `next` and `logInAs` are set after a success. `unreached` means
 * that no response came, so the link may still work.
 */
type Outcome = { ok: boolean; text: string; next?: string; logInAs?: string | null; unreached?: boolean };

interface Props {
  /** '' when the link had no token. */
  token: string;
  /** The page that the person was going to when they signed up, or ''. */
  onward: string;
  signedIn: boolean;
  /**
   * For an expired sign-up link: the address that signed up, and whether it has been confirmed
   * since. Null for every other link.
   */
  ended: { email: string; confirmed: boolean } | null;
}

const LOG_IN = { href: '/login?again', label: 'Go to log in' };

/**
 * Why a link doesn't work and what to do about it. `out` is for a link that confirms a sign-up;
 * `in` is for a link that confirms a signed-in person's new address.
 */
const dead = {
  out: {
    why: 'We don’t know this link. Part of it may be missing, or the sign-up is confirmed already, or it is more than a week old. If you have confirmed it, log in. If not, ask for a new link.',
    ways: [LOG_IN, { href: '/login?mode=signup&again', label: 'Sign up again' }],
  },
  in: {
    why: 'Part of the link may be missing, or it is older than 24 hours, or you have asked for a newer link since.',
    ways: [{ href: '/profile/account', label: 'Ask for a new link' }],
  },
};

export function ConfirmEmail({ token, onward, signedIn, ended }: Props) {
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    token ? undefined : { ok: false, text: 'Invalid confirmation link.' },
  );

  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!token || ended) return;
    let timer: ReturnType<typeof setTimeout>;
    const left = new AbortController();
    confirm(token, left.signal).then((result) => {
      if (left.signal.aborted) return;
      setOutcome(result);
      const { next, logInAs } = result;
      if (!next) return;
      const path = pathAfter(next, onward);
      const byLogIn = logInAs && !signedIn;
      if (byLogIn) rememberEmail(logInAs);
      else forgetEmail();
      const goTo = byLogIn ? `/login?confirmed&again&callbackUrl=${encodeURIComponent(path)}` : path;
      timer = setTimeout(() => window.location.assign(goTo), ONWARD_MS);
    });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [token, onward, signedIn, ended, tries]);

  if (ended) return <EndedLink {...ended} token={token} />;

  if (!outcome) {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner /> Confirming your account...
      </p>
    );
  }
  if (outcome.ok) return <Alert tone="success">{outcome.text}</Alert>;
  if (outcome.unreached) {
    const again = () => {
      setOutcome(undefined);
      setTries(tries + 1);
    };
    return (
      <Alert
        action={
          <Button variant="secondary" onClick={again}>
            Try again
          </Button>
        }
      >
        {outcome.text}
      </Alert>
    );
  }
  const { why, ways } = dead[signedIn ? 'in' : 'out'];
  return (
    <div className="space-y-4">
      <Alert title={outcome.text}>{why}</Alert>
      {!signedIn && <AskLink />}
      <div className="flex flex-wrap gap-3">
        {ways.map(({ href, label }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

async function confirm(token: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const { message, next, log_in_as } = await api.get<Confirmed>(
      `/auth/confirm-email?token=${encodeURIComponent(token)}`,
      signal,
    );
    return { ok: true, text: message, next, logInAs: log_in_as };
  } catch (error) {
    const refusal = refusalOf(error);
    const unreached = !refusal?.status || refusal.status >= 429;
    const failed = refusal?.status ? 'Confirmation failed.' : SOMETHING_WENT_WRONG;
    return { ok: false, text: refusal?.serverText ?? failed, unreached };
  }
}
