'use client';

import { useSyncExternalStore } from 'react';
import { dayText, timeText } from './time-text';

interface Props {
  /** An instant as the API gives it, in ISO 8601. */
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
 * An instant as a person says it, in the reader's own time zone. Until the scripts run, and on
 * paper, the date and time are in the zone of most campers.
 */
export function LocalTime({ at, dayOnly = false }: Props) {
  // Hydrates with the server's text and then shows the browser's own, which avoids a mismatch.
  const minutes = useSyncExternalStore(subscribe, minutesNow, notYet);
  const words = dayOnly ? dayText : timeText;
  const text =
    minutes === null
      ? words(new Date(at), 'Australia/Sydney')
      : words(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return <time dateTime={at}>{text}</time>;
}
