'use client';

import { useEffect } from 'react';
import { api, refusalOf } from '@/lib/api-client';
import { Spinner } from '../ui/spinner';

const RETRIES = 5;
const PAUSE_MS = 500;

/** Bypasses the cache, because a cached response would be from before the sign-in. */
const NO_CACHE = { 'cache-control': 'no-cache', pragma: 'no-cache' };

/** The page after a third-party sign-in. It waits for the session, then redirects. */
export function PostAuth({ destination }: { destination: string }) {
  useEffect(() => {
    const left = new AbortController();
    sessionShows(left.signal).then((signedIn) => {
      if (!left.signal.aborted) window.location.replace(signedIn ? destination : '/login');
    });
    return () => left.abort();
  }, [destination]);

  return (
    <p role="status" className="flex items-center gap-3 text-lg">
      <Spinner /> Logging you in…
    </p>
  );
}

/**
 * True when the server says that the person is signed in. Repeats the check up to five times while
 * the server responds "signed out" (401). Returns false at once after any other failure.
 */
async function sessionShows(signal: AbortSignal): Promise<boolean> {
  for (let retry = 0; retry <= RETRIES && !signal.aborted; retry++) {
    if (retry > 0) await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    try {
      await api.get('/auth/me', signal, NO_CACHE);
      return true;
    } catch (error) {
      if (refusalOf(error)?.status !== 401) return false;
    }
  }
  return false;
}
