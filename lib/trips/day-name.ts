import { type Day, formatDay, formatWeekday } from '@/lib/dates';

/**
 * Returns the weekday of a trip's day, "Friday"; on a trip of more than seven days with the date,
 * "Fri 26 Mar".
 */
export const dayName = (day: Day, days: number): string => (days > 7 ? formatDay(day) : formatWeekday(day));
