const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

const dateText = (at: Date, timeZone: string) => formatter(timeZone, { dateStyle: 'medium' }).format(at);

/** "4:14 pm", with a no-break space. */
const clockText = (at: Date, timeZone: string) =>
  formatter(timeZone, { timeStyle: 'short' })
    .format(at)
    .replace(/\s(?=[ap]m$)/, '\u00a0');

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * 60_000);

/** "today", "yesterday" or "21 Nov 2026". Without `now` always the date. */
export function dayText(at: Date, timeZone: string, now?: Date): string {
  const date = dateText(at, timeZone);
  if (now && date === dateText(now, timeZone)) return 'today';
  if (now && date === dateText(dayBefore(now), timeZone)) return 'yesterday';
  return date;
}

/**
 * "just now", "5 minutes ago", "today 4:14 pm" or "21 Nov 2026, 4:14 pm". Without `now` always the
 * date and time.
 */
export function timeText(at: Date, timeZone: string, now?: Date): string {
  const minutes = now ? Math.floor((now.getTime() - at.getTime()) / 60_000) : 60;
  // Negative when the device's clock is a little behind the server's.
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const day = dayText(at, timeZone, now);
  return `${day}${/\d/.test(day) ? ',' : ''} ${clockText(at, timeZone)}`;
}
