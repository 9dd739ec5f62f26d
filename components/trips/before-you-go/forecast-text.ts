import { addDays, clockText, type Day, formatDay } from '@/lib/dates';
import { dayIn, timeIn } from '@/lib/places/clock';
import type { SunDay, WeatherDay } from '@/lib/trips/before-you-go/schema';

/** "14 to 22°, some rain". */
export const weatherText = ({ min, max, text }: WeatherDay) => `${warmth(min, max)}°, ${text}`;

function warmth(min: number, max: number): string {
  const [from, to] = [Math.round(min), Math.round(max)].map((degrees) => String(degrees).replace('-', '−'));
  return from === to ? `${to}` : `${from} to ${to}`;
}

/** "Sunrise 5:38 am, sunset 7:53 pm". */
export const sunText = ({ sunrise, sunset }: SunDay) =>
  `Sunrise ${clockText(sunrise)}, sunset ${clockText(sunset)}`;

/** The same with ", full moon". */
export const sunAndMoonText = (day: SunDay) => `${sunText(day)}, ${day.moon.toLowerCase()}`;

/** "2:05 pm", "2:05 pm yesterday", "2:05 pm on Sat 21 Nov". */
export function madeText(asOf: string, zone: string, today: Day): string {
  const at = new Date(asOf);
  const [day, time] = [dayIn(zone, at), clockText(timeIn(zone, at))];
  if (day === today) return time;
  return day === addDays(today, -1) ? `${time} yesterday` : `${time} on ${formatDay(day)}`;
}
