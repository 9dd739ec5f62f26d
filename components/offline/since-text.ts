import { addDays, type Day, formatDay } from '@/lib/dates';

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (at: Date): Day => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Of the last day: "Sent 9:12 am", "Sent yesterday 5:05 pm". */
export function sentText(sentAt: number, now = new Date()): string {
  const at = new Date(sentAt);
  const hour = at.getHours();
  const time = `${hour % 12 || 12}:${two(at.getMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
  return dayOf(at) === dayOf(now) ? `Sent ${time}` : `Sent yesterday ${time}`;
}

/** By the device's clock: "today 8:12", "yesterday 17:05", "Sat 27 Mar 8:12". */
export function sinceText(since: number, now = new Date()): string {
  const at = new Date(since);
  const time = `${at.getHours()}:${two(at.getMinutes())}`;
  const [day, today] = [dayOf(at), dayOf(now)];
  if (day === today) return `today ${time}`;
  return day === addDays(today, -1) ? `yesterday ${time}` : `${formatDay(day)} ${time}`;
}
