import { type Day, formatDay, formatWeekday } from '@/lib/dates';

/** The weekday of a trip's day, "Friday". On a trip of more than seven days the date too, "Fri 26 Mar". */
export const dayName = (day: Day, days: number): string => (days > 7 ? formatDay(day) : formatWeekday(day));
