'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, useCallback, useState, useTransition } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';

/**
 * Returns the path of the page that is loading, and a click handler for the plain links of a long
 * list. The handler opens a link without loading a whole page, as next/link does.
 */
export function useOpenResult() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [href, setHref] = useState<string | null>(null);
  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const to = event.currentTarget.getAttribute('href');
      if (!to) return;
      setHref(to);
      startTransition(() => router.push(to));
    },
    [router],
  );
  return { open, opening: pending ? href : null };
}
