'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { api } from '@/lib/api-client';
import type { ReadNotifications } from '@/lib/trips/notifications/schema';

interface Props {
  unread: number;
  /** Undefined for all of them. */
  which?: ReadNotifications;
}

/** Not the loading of the page, because crawlers and prefetching load it too. */
export function MarkRead({ unread, which = {} }: Props) {
  const router = useRouter();
  const sent = JSON.stringify(which);
  useEffect(() => {
    if (unread === 0) return;
    api.post('/api/notifications/read', JSON.parse(sent)).then(
      () => router.refresh(),
      // After a failure they stay unread until the next visit.
      () => undefined,
    );
  }, [unread, sent, router]);
  return null;
}
