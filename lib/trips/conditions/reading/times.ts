import type { Day } from '@/lib/dates';
import { instantIn } from '@/lib/places/clock';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** In minutes. In an Australian list EST is eastern Australia's, not America's. */
const offsets: Record<string, number> = {
  Z: 0,
  GMT: 0,
  UT: 0,
  UTC: 0,
  AWST: 480,
  ACST: 570,
  ACDT: 630,
  AEST: 600,
  EST: 600,
  AEDT: 660,
  EDT: 660,
};

/** Reads "2026-11-28", "28/11/2026" and "28 November 2026" in a text. Null when it isn't a day. */
export function dayOfText(text: string): Day | null {
  const short = text.slice(0, 200);
  const iso = /(\d{4})-(\d\d)-(\d\d)/.exec(short);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const slashed = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(short);
  if (slashed) return realDay(slashed[3], slashed[2], slashed[1]);
  const spoken = /(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3})[a-z]* (\d{4})/.exec(short);
  if (!spoken) return null;
  const month = months.indexOf(spoken[2]?.toLowerCase() ?? '') + 1;
  return realDay(spoken[3], String(month), spoken[1]);
}

function realDay(year = '', month = '', day = ''): Day | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && text > '2000' && text < '2100' ? text : null;
}

const clockText = /(\d{1,2}):(\d\d)(?::\d\d)?(?:\.\d+)?\s?([ap]\.?m\b)?\.?\s?([A-Z]{1,4}\b|[+-]\d\d:?\d\d)?/i;

/** An ISO instant. A time without a zone of its own is the list's local time. */
export function timeOf(value: unknown, zone: string): string | null {
  if (typeof value !== 'string' || value.length > 100) return null;
  const day = dayOfText(value);
  const clock = clockText.exec(value);
  if (!day || !clock) return null;
  const [, hours = '', minutes = '', half = '', offsetText] = clock;
  const written = Number(hours);
  // The Victorian list writes "16:00 PM".
  const hour =
    /p/i.test(half) && written < 12 ? written + 12 : /a/i.test(half) && written === 12 ? 0 : written;
  if (hour > 23 || Number(minutes) > 59) return null;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  const offset = offsetOf(offsetText);
  const instant =
    offset === null ? instantIn(zone, day, time) : new Date(Date.parse(`${day}T${time}Z`) - offset * 60_000);
  return instant.toISOString();
}

function offsetOf(text: string | undefined): number | null {
  if (!text) return null;
  const numbers = /^([+-])(\d\d):?(\d\d)$/.exec(text);
  if (!numbers) return offsets[text.toUpperCase()] ?? null;
  const minutes = Number(numbers[2]) * 60 + Number(numbers[3]);
  return numbers[1] === '-' ? -minutes : minutes;
}

/** Whole days of the list, to the last minute. Null where it names none. */
export const wholeDays = (zone: string, first: Day | null, last: Day | null) => ({
  from: first && instantIn(zone, first, '00:00').toISOString(),
  until: last && instantIn(zone, last, '23:59').toISOString(),
  days: { first, last },
});

export const wholeDay = (zone: string, day: Day) => wholeDays(zone, day, day);
