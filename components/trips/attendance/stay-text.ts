import { formatDay } from '@/lib/dates';
import type { Nights } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';

/** The part of a trip that somebody comes for: "From Sat 27 Mar until Sun 28 Mar"; nothing for all of it. */
export function stayText({ arrive_on, leave_on }: Nights, { start_date, end_date }: TripDates): string {
  const from = arrive_on && arrive_on !== start_date && `From ${formatDay(arrive_on)}`;
  const until = leave_on && leave_on !== end_date && `until ${formatDay(leave_on)}`;
  if (!from) return until ? `Until ${formatDay(leave_on)}` : '';
  return until ? `${from} ${until}` : from;
}
