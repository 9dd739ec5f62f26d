'use client';

import { useSyncExternalStore } from 'react';
import { useReaderZone } from './reader-zone';
import { dayText, timeText } from './time-text';

interface Props {
  /** ISO 8601. */
  at: string;
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
 * For a reader who isn't signed in the time zone is the device's and, before the scripts run,
 * Sydney's, the time zone of most campers.
 */
export function LocalTime({ at, dayOnly = false }: Props) {
  // The server's text during hydration, because a different text would be a hydration mismatch.
  const minutes = useSyncExternalStore(subscribe, minutesNow, notYet);
  const home = useReaderZone();
  const words = dayOnly ? dayText : timeText;
  const text =
    minutes === null
      ? words(new Date(at), home ?? 'Australia/Sydney')
      : words(new Date(at), home ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return <time dateTime={at}>{text}</time>;
}
