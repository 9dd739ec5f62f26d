'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The browser leaves the opened card when its hour is over; without scripts, by the meta tag. */
export function ShutsAt({ at, href }: { at: string; href: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(href), Math.max(0, Date.parse(at) - Date.now()));
    return () => clearTimeout(timer);
  }, [at, href, router]);
  return null;
}
