import { clockText } from '@/lib/dates';
import { listText, plainLine } from '@/lib/text';
import type { Booking } from '../bookings/schema';
import { bookingTitle } from '../bookings/statuses';

export interface CalendarBooking extends Pick<Booking, 'status' | 'reference' | 'check_in' | 'check_out'> {
  /** The pitches that the reader's household is on. */
  pitches: string[];
}

export function bookingLines(bookings: readonly CalendarBooking[], whose = 'Your'): string[] {
  const needed = bookings.filter(({ status }) => status !== 'not needed');
  const lines = needed.map((booking) => {
    const { check_in, check_out } = booking;
    const times = [
      check_in && `check in from ${clockText(check_in)}`,
      check_out && `check out by ${clockText(check_out)}`,
    ];
    return [plainLine(bookingTitle(booking)), times.filter(Boolean).join(', ')].filter(Boolean).join(': ');
  });
  const own = needed.flatMap(({ pitches }) => pitches.map(plainLine));
  if (own.length > 0) lines.push(`${whose} ${own.length === 1 ? 'pitch' : 'pitches'}: ${listText(own)}`);
  return lines;
}
