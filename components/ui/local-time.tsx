'use client';

import { useSyncExternalStore } from 'react';
import { dayText, timeText } from './time-text';

interface Props {
  /** An instant as the API gives it, ISO 8601. */
  at: string;
  /** Leaves out the time of day. */
  dayOnly?: boolean;
}

const MINUTE = 60_000;

function subscribe(notify: () => void) {
  const timer = setInterval(notify, MINUTE);
  return () => clearInterval(timer);
}
const minutesNow = () => Math.floor(Date.now() / MINUTE);
const notYet = () => null;

/**
 * An instant as a person says it, in the reader's own time zone. Until scripts run, and on paper made of such a page,
 * the date and the time in the zone of most campers.
 */
export function LocalTime({ at, dayOnly = false }: Props) {
  // The browser takes over the server's text first, then shows its own: nothing mismatches.
  const minutes = useSyncExternalStore(subscribe, minutesNow, notYet);
  const words = dayOnly ? dayText : timeText;
  const text =
    minutes === null
      ? words(new Date(at), 'Australia/Sydney')
      : words(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return <time dateTime={at}>{text}</time>;
}
