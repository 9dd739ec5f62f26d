'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Goes to another page after a pause, unless the person leaves this page first. */
export function RedirectAfter({ ms, to }: { ms: number; to: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(to), ms);
    return () => clearTimeout(timer);
  }, [router, ms, to]);
  return null;
}
