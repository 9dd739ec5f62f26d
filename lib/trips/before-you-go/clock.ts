import type { Day } from '@/lib/dates';

/** Of each time zone two formatters, which cost a hundred times what it takes to use them. */
const made = new Map<string, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

function clockOf(zone: string) {
  const known = made.get(zone);
  if (known) return known;
  const clock = {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone: zone }),
    time: new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  };
  made.set(zone, clock);
  return clock;
}

/** The day that it is at an instant by the clocks of a zone. */
export const dayIn = (zone: string, at: Date): Day => clockOf(zone).day.format(at);

/** The time of day, "18:57". */
export const timeIn = (zone: string, at: Date): string => clockOf(zone).time.format(at);
