/** Without a time zone, YYYY-MM-DD. */
export type Day = string;

// Made once, because making a formatter takes a hundred times as long as using it, and only at the
// first use, because most pages use few of them.
function formatter(locale: string, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (date) => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(date);
  };
}
const weekdayOf = formatter('en-AU', { weekday: 'short', timeZone: 'UTC' });
const longWeekdayOf = formatter('en-AU', { weekday: 'long', timeZone: 'UTC' });
const dayOfMonthOf = formatter('en-AU', { day: 'numeric', timeZone: 'UTC' });
const monthOf = formatter('en-AU', { month: 'short', timeZone: 'UTC' });
const sydneyDay = formatter('sv-SE', { timeZone: 'Australia/Sydney' });
const perthDay = formatter('sv-SE', { timeZone: 'Australia/Perth' });

export const formatShortWeekday = (day: Day): string => weekdayOf(dateOf(day));
const dayOfMonth = (day: Day) => dayOfMonthOf(dateOf(day));
const longMonthOf = formatter('en-AU', { month: 'long', timeZone: 'UTC' });
const month = (day: Day) => monthOf(dateOf(day)).slice(0, 3);

/** UTC midnight is how Prisma reads and writes a date column of Postgres. */
export const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

export const dateOrNull = (day: Day | null | undefined) => (day ? dateOf(day) : null);

export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** In Sydney, where most campers live and where a new day begins first in Australia. */
export const today = (now = new Date()): Day => sydneyDay(now);

/** In Perth, where a day ends last in Australia: days before this date are past for everybody. */
export const earliestToday = (now = new Date()): Day => perthDay(now);

export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(dateOf(day).getTime() + days * 86_400_000));

export const daysBetween = (from: Day, to: Day) =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000);

/** Month and year appear once if both days share them: "Fri 2 – Mon 5 Oct 2026". */
export function formatDateRange(start: Day, end: Day): string {
  const last = `${formatShortWeekday(end)} ${dayOfMonth(end)} ${month(end)} ${end.slice(0, 4)}`;
  if (start === end) return last;
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const sameMonth = sameYear && start.slice(5, 7) === end.slice(5, 7);
  const first = [
    formatShortWeekday(start),
    dayOfMonth(start),
    !sameMonth && month(start),
    !sameYear && start.slice(0, 4),
  ];
  return `${first.filter(Boolean).join(' ')} – ${last}`;
}

/** "Saturday", for texts whose reader knows which week is meant. */
export const formatWeekday = (day: Day): string => longWeekdayOf(dateOf(day));

export const formatDayOfMonth = (day: Day): string => `${formatShortWeekday(day)} ${dayOfMonth(day)}`;

export const formatDay = (day: Day): string => `${formatDayOfMonth(day)} ${month(day)}`;

export function formatDays(start: Day, end: Day): string {
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const first = sameMonth ? dayOfMonth(start) : `${dayOfMonth(start)} ${month(start)}`;
  return `${first} – ${dayOfMonth(end)} ${month(end)}`;
}

export const longMonth = (day: Day): string => longMonthOf(dateOf(day));

export const formatMonth = (day: Day): string => `${month(day)} ${day.slice(0, 4)}`;

export function clockText(time: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`;
}
