import { type Day, formatDay, formatWeekday } from '@/lib/dates';

/** With more than seven days the weekdays repeat, so the name has the date. */
export const dayName = (day: Day, days: number): string => (days > 7 ? formatDay(day) : formatWeekday(day));
