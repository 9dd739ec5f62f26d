'use client';

import { useSyncExternalStore } from 'react';
import { useReaderZone } from './reader-zone';
import { dayText, timeText } from './time-text';

interface Props {
  /** The instant in ISO 8601, as in the API's responses. */
  at: string;
  /** True to show only the day and no time. */
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
 * Shows an instant as text in the time zone in which the reader lives. For a reader who isn't signed
 * in it is the device's and, before the scripts run, Sydney's, the time zone of most campers.
 */
export function LocalTime({ at, dayOnly = false }: Props) {
  // Renders the server's text during hydration and the browser's text afterwards, because different
  // texts would be a hydration mismatch.
  const minutes = useSyncExternalStore(subscribe, minutesNow, notYet);
  const home = useReaderZone();
  const words = dayOnly ? dayText : timeText;
  const text =
    minutes === null
      ? words(new Date(at), home ?? 'Australia/Sydney')
      : words(new Date(at), home ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return <time dateTime={at}>{text}</time>;
}
