'use client';

import { useSyncExternalStore } from 'react';

interface Props {
  /** An instant as the API gives it, ISO 8601. */
  at: string;
  /** Leaves out the time of day. */
  dayOnly?: boolean;
}

// Nothing tells a page of another zone while it is open.
const subscribe = () => () => {};
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const serverZone = () => 'Australia/Sydney';

/** An instant in the reader's own time zone; until scripts run, in that of most campers. */
export function LocalTime({ at, dayOnly = false }: Props) {
  // The browser takes over the server's text first, then shows its own: nothing mismatches.
  const timeZone = useSyncExternalStore(subscribe, ownZone, serverZone);
  return <time dateTime={at}>{format(at, timeZone, dayOnly)}</time>;
}

/** Held together at "pm", which would look lost on a line of its own. */
const format = (at: string, timeZone: string, dayOnly: boolean) =>
  formatterFor(timeZone, dayOnly)
    .format(new Date(at))
    .replace(/\s(?=[ap]m$)/, '\u00a0');

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string, dayOnly: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${dayOnly}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    ...(!dayOnly && { timeStyle: 'short' }),
    timeZone,
  });
  formatters.set(key, made);
  return made;
}
