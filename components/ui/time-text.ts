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
export const clockText = (at: Date, timeZone: string) =>
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

const weekdayText = (at: Date, timeZone: string) => formatter(timeZone, { weekday: 'long' }).format(at);

/** "today", "yesterday", "Saturday" within a week, and then "Sat 9 Jan 2027". */
export function nearDayText(at: Date, timeZone: string, now?: Date): string {
  const day = dayText(at, timeZone, now);
  if (!/\d/.test(day)) return day;
  const weekday = weekdayText(at, timeZone);
  // A week ago the weekday is the same as today's.
  const near = now && now.getTime() - at.getTime() < 7 * 24 * 60 * 60_000 && now > at;
  return near && weekday !== weekdayText(now, timeZone) ? weekday : `${weekday.slice(0, 3)} ${day}`;
}

/**
 * "just now", "5 minutes ago", "today 4:14 pm" or "21 Nov 2026, 4:14 pm". Without `now`, and for a
 * time to come, always the date or "today", and the time.
 */
export function timeText(at: Date, timeZone: string, now?: Date): string {
  const minutes = now ? Math.floor((now.getTime() - at.getTime()) / 60_000) : 60;
  // Negative when the device's clock is a little behind the server's, and for a time to come.
  if (minutes < 1 && minutes >= -2) return 'just now';
  if (minutes >= 0 && minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const day = dayText(at, timeZone, now);
  return `${day}${/\d/.test(day) ? ',' : ''} ${clockText(at, timeZone)}`;
}
