'use client';

import { useRef, useState } from 'react';
import { api } from '@/lib/api-client';
import { isEmail } from '@/lib/email';

export type Notice = 'google' | 'exists' | 'failed';

/**
 * Returns the notice to show, and a function that looks up how an address signs in. The email field
 * calls the function on blur. A new lookup aborts an earlier lookup that is still running.
 */
export function useProviderCheck(mode: 'login' | 'signup') {
  const [notice, setNotice] = useState<Notice>();
  const running = useRef<AbortController>(undefined);

  async function check(email: string) {
    running.current?.abort();
    setNotice(undefined);
    if (!isEmail(email)) return;
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const path = `/api/users/provider?email=${encodeURIComponent(email)}`;
      const { provider } = await api.get<{ provider: 'google' | 'local' | null }>(path, signal);
      if (signal.aborted) return;
      if (provider === 'google') setNotice('google');
      else if (provider === 'local' && mode === 'signup') setNotice('exists');
    } catch {
      if (!signal.aborted) setNotice('failed');
    }
  }

  return { notice, check };
}
