import { clockText, formatDay } from '../dates';

const two = (part: number) => String(part).padStart(2, '0');
/** By the device's clock. */
export const dayHere = (time = new Date()) =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

/** "2:41 pm", by the device's clock. */
export const clockHere = (at: Date): string => clockText(`${two(at.getHours())}:${two(at.getMinutes())}`);

/** "Sun 24 Jan, 2:41 pm" */
export const momentHere = (at = new Date()): string => `${formatDay(dayHere(at))}, ${clockHere(at)}`;

export function momentText(at: Date, now = new Date()): string {
  const time = clockHere(at);
  const day = dayHere(at);
  if (day === dayHere(now)) return `${time} today`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayHere(yesterday) ? `${time} yesterday` : `${time} on ${formatDay(day)}`;
}
