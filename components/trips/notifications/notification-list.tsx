'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time';
import { PendingLink } from '@/components/ui/pending-link';
import type { NotificationKind } from '@/lib/trips/notifications/kinds';
import type { Notification } from '@/lib/trips/notifications/schema';
import { tripName } from '../trip-name';
import { placeOf } from './place-of';

const iconOf: Record<NotificationKind, IconName> = {
  answers: 'user-check',
  announcements: 'megaphone',
  comments: 'message-circle',
  changes: 'calendar-days',
};

/** What the bell has told, each with the way to the part of the trip that it is about. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  // What was new when the page was opened stays marked while it is read.
  const [fresh] = useState(() => new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
  return (
    <ul className="card notifications">
      {notifications.map((each) => {
        const { id, kind, text, at, read } = each;
        const isNew = !read || fresh.has(id);
        return (
          <li key={id}>
            <PendingLink href={placeOf(each)}>
              <Icon name={iconOf[kind]} />
              <div className={classNames('notification-text', isNew && 'notification-new')}>
                <p>{text}</p>
                <p>
                  {isNew && <span className="sr-only">New, </span>}
                  {tripName(each)} · <LocalTime at={at} />
                </p>
              </div>
            </PendingLink>
          </li>
        );
      })}
    </ul>
  );
}
