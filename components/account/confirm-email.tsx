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
  /** The address to log in with; null where this browser is logged in. */
  log_in_as: string | null;
}

/** Where to go on to is known once it worked out. Unreached: the same link may still work. */
type Outcome = { ok: boolean; text: string; next?: string; logInAs?: string | null; unreached?: boolean };

interface Props {
  /** Empty when the link had none. */
  token: string;
  /** Where the person was going when they signed up, or ''. */
  onward: string;
  signedIn: boolean;
  /** Of a sign-up whose link has ended: whom it was mailed to, and whether they have confirmed it meanwhile. */
  ended: { email: string; confirmed: boolean } | null;
}

const LOG_IN = { href: '/login?again', label: 'Go to log in' };

/** Why a link leads no further and what to do: a sign-up's, or for somebody signed in a new address's. */
const dead = {
  out: {
    why: 'We don’t know this link. It may be incomplete, used already or more than a week old. If you have confirmed your account, log in. If not, send yourself a new link.',
    ways: [LOG_IN, { href: '/login?mode=signup&again', label: 'Sign up again' }],
  },
  in: {
    why: 'It may be incomplete, older than 24 hours, or replaced by a newer one.',
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
