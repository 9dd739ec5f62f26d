import type { Day } from '@/lib/dates';
import type { DayPart } from '@/lib/trips/attendance/day-parts';
import type { Household } from '@/lib/trips/attendance/schema';
import { dayPartText } from '@/lib/trips/attendance/stay-text';
import { dayName, type TripDates } from '@/lib/trips/date-rules';
import { countAll } from '@/lib/trips/headcount/count';
import { daysOf } from '@/lib/trips/meals/grid';

const MOST_NOTES = 5;
const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Returns sentences about the households that come later or leave earlier than the trip: "Nick’s
 * four arrive on Saturday."
 */
export function stayNotes(going: Household[], trip: TripDates, over: boolean): string[] {
  const notes = going.flatMap((household) => {
    const text = stayNote(household, trip, over);
    return text ? [text] : [];
  });
  if (notes.length <= MOST_NOTES) return notes;
  const more = notes.length - MOST_NOTES + 1;
  return [
    ...notes.slice(0, MOST_NOTES - 1),
    `${more} more households ${over ? 'came' : 'come'} for part of it.`,
  ];
}

function stayNote(household: Household, trip: TripDates, over: boolean): string | null {
  const arrives = household.arrive_on !== null && household.arrive_on > trip.start_date;
  const leaves = household.leave_on !== null && household.leave_on < trip.end_date;
  if (!arrives && !leaves) return null;
  const { people } = countAll([household]);
  const name = household.profile_name;
  const alone = people <= 1;
  const who = alone ? name : `${name}’s ${numbers[people] ?? people}`;
  const on = (day: Day | null, by: DayPart | null) =>
    day && `on ${dayName(day, daysOf(trip).length)}${by ? ` ${dayPartText[by]}` : ''}`;
  const s = alone ? 's' : '';
  const parts = [
    arrives && `${over ? 'arrived' : `arrive${s}`} ${on(household.arrive_on, household.arrive_by)}`,
    leaves && `${over ? 'left' : `leave${s}`} ${on(household.leave_on, household.leave_by)}`,
  ];
  return `${who} ${parts.filter(Boolean).join(' and ')}.`;
}
