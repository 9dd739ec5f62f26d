import { addDays, type Day, daysBetween, formatDay, formatWeekday } from '@/lib/dates';

/** "Due tomorrow", "Was due yesterday", "By Fri 2 Oct". `late` is true when the date is over. */
export function dueText(due: Day, today: Day): { text: string; late: boolean } {
  if (due < today)
    return {
      text: due === addDays(today, -1) ? 'Was due yesterday' : `Was due ${formatDay(due)}`,
      late: true,
    };
  if (due === today) return { text: 'Due today', late: false };
  const days = daysBetween(today, due);
  if (days === 1) return { text: 'Due tomorrow', late: false };
  return { text: days < 7 ? `By ${formatWeekday(due)}` : `By ${formatDay(due)}`, late: false };
}
