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
 * The time zone of the reader, and the time. For a reader who isn't signed in the zone is the
 * device's and, before the scripts run, Sydney's, the zone of most campers.
 */
export function useClock(): { zone: string; now: Date | undefined } {
  // Without a time during hydration, because a different text would be a hydration mismatch.
  const minutes = useSyncExternalStore(subscribe, minutesNow, notYet);
  const home = useReaderZone();
  return minutes === null
    ? { zone: home ?? 'Australia/Sydney', now: undefined }
    : { zone: home ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date() };
}

export function LocalTime({ at, dayOnly = false }: Props) {
  const { zone, now } = useClock();
  const words = dayOnly ? dayText : timeText;
  return <time dateTime={at}>{words(new Date(at), zone, now)}</time>;
}
