'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { IconName } from '@/components/ui/icon';
import { IconDisc } from '@/components/ui/icon-disc';
import { LocalTime } from '@/components/ui/local-time';
import { PendingLink } from '@/components/ui/pending-link';
import { useReaderZone } from '@/components/ui/reader-zone';
import { dayIn } from '@/lib/trips/before-you-go/clock';
import { kindOf, type NotificationKind } from '@/lib/trips/notification-kinds';
import { saysCantCome } from '@/lib/trips/notifications/bell-words';
import type { Notification } from '@/lib/trips/notifications/schema';
import { tripName } from '../trip-name';

const iconOf: Record<NotificationKind, IconName> = {
  answers: 'user-check',
  announcements: 'megaphone',
  comments: 'message-circle',
  changes: 'calendar-days',
  todos: 'circle-check',
};

/** The answer Not going has an icon of its own. */
const discOf = ({ kind, text }: Notification) =>
  kind === 'answers' && saysCantCome(text) ? (
    <IconDisc icon="user-x" tone="danger" />
  ) : (
    <IconDisc icon={iconOf[kind]} />
  );

export function NotificationList({ notifications }: { notifications: Notification[] }) {
  // These stay marked as new while the page is open.
  const [fresh] = useState(() => new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
  const zone = useReaderZone() ?? 'Australia/Sydney';
  const dayTold = ({ at }: Notification) => dayIn(zone, new Date(at));
  const days = [...new Set(notifications.map(dayTold))];
  return (
    <div className="space-y-6">
      {days.map((day) => (
        <section key={day} aria-labelledby={`told-${day}`}>
          <h2 id={`told-${day}`} className="mb-2 text-lg first-letter:uppercase">
            <LocalTime at={notifications.find((each) => dayTold(each) === day)?.at ?? day} dayOnly />
          </h2>
          <ul className="card divide-y divide-line">
            {notifications
              .filter((each) => dayTold(each) === day)
              .map((each) => {
                const { id, text, at, read } = each;
                const isNew = !read || fresh.has(id);
                return (
                  <li key={id}>
                    <PendingLink
                      href={placeOf(each)}
                      className="flex min-h-14 gap-3 px-4 py-3 hover:bg-paper lg:px-5"
                    >
                      {discOf(each)}
                      <div
                        className={classNames(
                          'min-w-0 flex-1',
                          isNew &&
                            'before:float-right before:mt-2 before:ml-3 before:size-2.5 before:rounded-full before:bg-eucalypt',
                        )}
                      >
                        <p className={classNames('line-clamp-3', isNew && 'font-semibold')}>{text}</p>
                        <p className="dotted mt-0.5 text-sm text-muted">
                          <span>
                            {isNew && <span className="sr-only">New, </span>}
                            {tripName(each)}
                          </span>{' '}
                          <LocalTime at={at} />
                        </p>
                      </div>
                    </PendingLink>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}

const placeOf = ({ trip_id, kind }: Pick<Notification, 'trip_id' | 'kind'>) =>
  `/trip/${trip_id}${kindOf(kind).part}`;
