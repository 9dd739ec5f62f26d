import { formatDay } from '@/lib/dates';
import { capital } from '@/lib/text';
import type { TripDates } from '../date-rules';
import type { DayPart } from './day-parts';
import { usualTimes } from './presence';
import type { Stay } from './schema';

export const dayPartText: Record<DayPart, string> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  night: 'at night',
};

/** '' when the household comes for the whole trip. */
export function stayText(
  { arrive_on, leave_on, arrive_by, leave_by }: Stay,
  { start_date, end_date }: TripDates,
): string {
  const later = arrive_on !== null && arrive_on !== start_date;
  const earlier = leave_on !== null && leave_on !== end_date;
  const dayText = (day: string, by: DayPart | null) =>
    by ? `${formatDay(day)} ${dayPartText[by]}` : formatDay(day);
  const from = (later || arrive_by) && `from ${dayText(arrive_on ?? start_date, arrive_by)}`;
  const until = (earlier || leave_by) && `until ${dayText(leave_on ?? end_date, leave_by)}`;
  const text = [from, until].filter(Boolean).join(' ');
  return capital(text);
}

/** While a vote on the dates is open, the sentence names only the days that the household chose. */
export function staySentence(stay: Stay, trip: TripDates & { dates_open?: boolean }): string {
  const { start_date, end_date } = trip;
  if (trip.dates_open) {
    const said = [
      chosen('arrive', stay.arrive_on === start_date ? null : stay.arrive_on, stay.arrive_by),
      chosen('leave', stay.leave_on === end_date ? null : stay.leave_on, stay.leave_by),
    ];
    return `Dates still open. We ${said.filter(Boolean).join(' and ') || 'come for all of it'}`;
  }
  const usual = usualTimes(trip);
  const arrives = dayPartText[stay.arrive_by ?? usual.arrive_by];
  const leaves = dayPartText[stay.leave_by ?? usual.leave_by];
  if (start_date === end_date) {
    return stay.arrive_by || stay.leave_by
      ? `We arrive ${arrives} and leave ${leaves}`
      : 'We’re there from lunch to dinner';
  }
  const [first, last] = [stay.arrive_on ?? start_date, stay.leave_on ?? end_date];
  return `We arrive on ${formatDay(first)} ${arrives} and leave on ${formatDay(last)} ${leaves}`;
}

/** "arrive on Sat 27 Mar at night"; '' when nothing was chosen. */
const chosen = (verb: string, day: string | null, by: DayPart | null) =>
  day || by ? [verb, day && `on ${formatDay(day)}`, by && dayPartText[by]].filter(Boolean).join(' ') : '';
