'use client';

import { useRef, useState } from 'react';
import { api } from '@/lib/api-client';
import { isEmail } from '@/lib/email';

export type Notice = 'google' | 'exists' | 'failed';

/**
 * Looks up how the address signs in when the email field loses the focus. A later check aborts an
 * earlier one.
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
