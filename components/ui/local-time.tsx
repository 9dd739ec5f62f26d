'use client';

import { useSyncExternalStore } from 'react';
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
 * Shows an instant as text in the reader's own time zone. Before the scripts run, and on paper, the
 * date and time are those of Sydney, the time zone of most campers.
 */
export function LocalTime({ at, dayOnly = false }: Props) {
  // Renders the server's text during hydration and the browser's text afterwards, because different
  // texts would be a hydration mismatch.
  const minutes = useSyncExternalStore(subscribe, minutesNow, notYet);
  const words = dayOnly ? dayText : timeText;
  const text =
    minutes === null
      ? words(new Date(at), 'Australia/Sydney')
      : words(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return <time dateTime={at}>{text}</time>;
}
