'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { api } from '@/lib/api-client';
import type { ReadNotifications } from '@/lib/trips/notifications/schema';

interface Props {
  /** How many of them there are that haven't been read. */
  unread: number;
  /** Which they are; all of them where it says nothing. */
  which?: ReadNotifications;
}

/** What somebody has on their screen is read: a look at the page alone, by a crawler or a prefetch, reads nothing. */
export function MarkRead({ unread, which = {} }: Props) {
  const router = useRouter();
  const sent = JSON.stringify(which);
  useEffect(() => {
    if (unread === 0) return;
    api.post('/api/notifications/read', JSON.parse(sent)).then(
      () => router.refresh(),
      // They stay unread, and are read by the next look.
      () => undefined,
    );
  }, [unread, sent, router]);
  return null;
}
