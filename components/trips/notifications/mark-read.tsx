'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { api } from '@/lib/api-client';
import type { ReadNotifications } from '@/lib/trips/notifications/schema';

interface Props {
  /** The number of unread notifications. */
  unread: number;
  /** The notifications to mark as read; undefined for all of them. */
  which?: ReadNotifications;
}

/**
 * Marks the notifications on the page as read. A script does this and not the loading of the page,
 * because crawlers and prefetching load the page too.
 */
export function MarkRead({ unread, which = {} }: Props) {
  const router = useRouter();
  const sent = JSON.stringify(which);
  useEffect(() => {
    if (unread === 0) return;
    api.post('/api/notifications/read', JSON.parse(sent)).then(
      () => router.refresh(),
      // After a failure the notifications stay unread until the next visit.
      () => undefined,
    );
  }, [unread, sent, router]);
  return null;
}
