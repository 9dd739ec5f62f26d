'use client';

import type { Challenge } from 'altcha-lib';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/lib/api-client';
import { Alert } from '../ui/alert';
import { Checkbox } from '../ui/checkbox';
import { Spinner } from '../ui/spinner';

// Shorter than the challenge's lifetime on the server, so that the server doesn't refuse a form
// that was left open.
const GOOD_FOR_MS = 15 * 60_000;

type State = 'unchecked' | 'working' | 'done' | 'failed';

/** ALTCHA's proof of work: the person solves no puzzle, and no third party gets data. */
export function AltchaCheck({ onToken }: { onToken: (token: string | undefined) => void }) {
  const [state, setState] = useState<State>('unchecked');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function prove() {
    setState('working');
    try {
      onToken(await solvedToken());
      setState('done');
      timer.current = setTimeout(() => {
        onToken(undefined);
        setState('unchecked');
      }, GOOD_FOR_MS);
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Checkbox
        label="I am human"
        checked={state === 'working' || state === 'done'}
        disabled={state === 'working'}
        onChange={() => state !== 'done' && prove()}
      />
      <div role="status" className="min-h-6 text-sm text-muted">
        {state === 'working' && (
          <span className="flex items-center gap-2">
            <Spinner /> Checking, a moment…
          </span>
        )}
        {state === 'done' && 'Thanks, you’re all set.'}
      </div>
      {state === 'failed' && <Alert>The check did not work. Please try again.</Alert>}
    </div>
  );
}

async function solvedToken(): Promise<string> {
  // Most visitors only read this page.
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const challenge = await api.get<Challenge>('/api/contact/challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
