'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Goes on to another page after a pause, unless this one is left first. */
export function RedirectAfter({ ms, to }: { ms: number; to: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(to), ms);
    return () => clearTimeout(timer);
  }, [router, ms, to]);
  return null;
}
