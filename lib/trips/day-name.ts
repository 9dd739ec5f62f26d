import { type Day, formatDay, formatWeekday } from '@/lib/dates';

/**
 * Returns the name of a trip's day: the weekday, such as "Friday", or with the date, such as "Fri
 * 26 Mar", when the trip has more than seven days.
 */
export const dayName = (day: Day, days: number): string => (days > 7 ? formatDay(day) : formatWeekday(day));
