'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type IconName } from '@/components/ui/icon';
import { Kicker } from '@/components/ui/kicker';
import { LocalTime } from '@/components/ui/local-time';
import { PendingLink } from '@/components/ui/pending-link';
import { useReaderZone } from '@/components/ui/reader-zone';
import { clockText } from '@/components/ui/time-text';
import { dayIn } from '@/lib/places/clock';
import { kindOf, type NotificationKind } from '@/lib/trips/notification-kinds';
import { saysCalledOff, saysCantCome } from '@/lib/trips/notifications/bell-words';
import type { Notification } from '@/lib/trips/notifications/schema';

const iconOf: Record<NotificationKind, IconName> = {
  answers: 'user-check',
  announcements: 'megaphone',
  comments: 'message-circle',
  changes: 'calendar-days',
  todos: 'circle-check',
  conditions: 'flame',
};

/** What takes something away has an icon of its own. */
function signOf({ kind, text, leads_to }: Notification) {
  if (kind === 'answers' && saysCantCome(text)) return <Icon name="user-x" className="mt-0.5 text-ember" />;
  if (kind === 'changes' && saysCalledOff(text))
    return <Icon name="calendar-x" className="mt-0.5 text-ember" />;
  if (kind === 'changes' && leads_to) return <Icon name="siren" className="mt-0.5 text-ember" />;
  return <Icon name={iconOf[kind]} className="mt-0.5 text-muted" />;
}

/** By day and trip, in the order of the newest of each. */
export function NotificationList({ notifications }: { notifications: Notification[] }) {
  // These stay marked as new while the page is open.
  const [fresh] = useState(() => new Set(notifications.filter(({ read }) => !read).map(({ id }) => id)));
  const zone = useReaderZone() ?? 'Australia/Sydney';
  return (
    <div className="space-y-8">
      {grouped(notifications, ({ at }) => dayIn(zone, new Date(at))).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`told-${day}`}>
          <Kicker id={`told-${day}`}>
            <LocalTime at={ofDay[0].at} dayOnly />
          </Kicker>
          {grouped(ofDay, ({ trip_id }) => trip_id).map(([trip, ofTrip]) => (
            <section key={trip} className="mt-3">
              <h3 className="text-row wrap-anywhere">{ofTrip[0].called}</h3>
              <ul className="mt-1 divide-y divide-line border-y border-line">
                {ofTrip.map((each, index) => {
                  const { id, text, at, read } = each;
                  const isNew = !read || fresh.has(id);
                  const time = clockText(new Date(at), zone);
                  const before = ofTrip[index - 1];
                  return (
                    <li key={id}>
                      <PendingLink
                        href={placeOf(each)}
                        className="flex min-h-13 items-start gap-3.5 py-3.5 -outline-offset-2 hover:bg-eucalypt-soft large-text:flex-wrap"
                      >
                        {signOf(each)}
                        <p
                          className={classNames(
                            'line-clamp-3 min-w-0 flex-1 large-text:basis-full',
                            isNew && 'font-semibold',
                          )}
                        >
                          {isNew && <span className="sr-only">New, </span>}
                          {text}
                        </p>
                        {(!before || clockText(new Date(before.at), zone) !== time) && (
                          <time dateTime={at} className="mt-0.5 text-meta text-muted">
                            {time}
                          </time>
                        )}
                        {isNew && <span className="mt-2 size-2 rounded-full bg-eucalypt" />}
                      </PendingLink>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

type Group = [key: string, members: [Notification, ...Notification[]]];

function grouped(notifications: Notification[], keyOf: (each: Notification) => string): Group[] {
  const groups = new Map<string, Group[1]>();
  for (const each of notifications) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return [...groups];
}

const placeOf = ({ trip_id, kind, leads_to }: Notification) =>
  `/trip/${trip_id}${leads_to ? `/${leads_to}` : kindOf(kind).part}`;
