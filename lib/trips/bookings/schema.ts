import { z } from 'zod';
import { formatDay } from '@/lib/dates';
import type { FieldErrors } from '@/lib/errors';
import { day, id, optionalDay, optionalText, optionalTime, text } from '@/lib/fields';
import { amount } from '../costs/schema';
import type { TripDates } from '../date-rules';
import { bookingStatuses } from './statuses';

const booking = z.object({
  id,
  /** The stop that the booking is for. */
  stop_id: id,
  version: z.int(),
  status: z.enum(bookingStatuses),
  /** The day on which the booking got its status. */
  status_on: day,
  /** The site that the booking is for, once the trip goes to its plan B instead; null otherwise. */
  left_site: z.string().nullable(),
  /** The household that books. It stays when it isn't going, as long as it is on the trip. */
  household_id: id.nullable(),
  /** The household that added the booking; null when it has left the trip. */
  by: id.nullable(),
  /**
   * This, the amounts and the notes are null for readers who are neither going nor may change the booking.
   */
  reference: z.string().nullable(),
  /** The earliest time, "HH:MM" in the site's time zone. */
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  cents: z.int().nullable(),
  deposit_cents: z.int().nullable(),
  deposit_paid: z.boolean().nullable(),
  pay_by: day.nullable(),
  cancel_until: day.nullable(),
  people: z.int().nullable(),
  cars: z.int().nullable(),
  notes: z.string().nullable(),
  /** The expense that was made from the booking's price. */
  expense_id: id.nullable(),
  /** It differs from the booking's price when one of them was changed. */
  expense_cents: z.int().nullable(),
  /** Neighbours in the list are neighbours at the site. */
  pitches: z.array(
    z.object({
      id,
      name: z.string(),
      max_people: z.int().nullable(),
      max_cars: z.int().nullable(),
      /** Only those that are going. */
      households: z.array(id),
    }),
  ),
  may_change: z.boolean(),
});

export const bookings = z.object({ bookings: z.array(booking) });
export const oneBooking = z.object({ booking });

/** More than any group books at once. */
const MOST_PITCHES = 60;
const MOST_PLACED = 300;
const MOST_COUNTED = 999;

const count = (least: number) =>
  z
    .int('Please enter a whole number.')
    .min(least, `Please enter at least ${least}.`)
    .max(MOST_COUNTED, `Please enter at most ${MOST_COUNTED}.`)
    .nullish();

/** What the form of a pitch has a field for. */
export const pitchFields = z.object({
  name: text(40, 'Please name the pitch.'),
  max_people: count(1),
  max_cars: count(0),
});

const newPitch = pitchFields.extend({
  /** Absent for a new pitch. */
  id: id.nullish(),
  /**
   * When left out, an existing pitch keeps its households. Only organisers and the household that books may
   * place others than their own.
   */
  households: z
    .array(id, 'This must be a list of households.')
    .max(MOST_PLACED, 'That is too many at once.')
    .nullish(),
});

const pitches = z
  .array(newPitch, 'This must be a list of pitches.')
  .max(MOST_PITCHES, `A booking has room for ${MOST_PITCHES} pitches.`)
  .superRefine((all, { addIssue }) => {
    for (const [at, pitch] of all.entries()) {
      const earlier = all.slice(0, at);
      if (earlier.some(({ name }) => name.toLowerCase() === pitch.name.toLowerCase()))
        addIssue({ code: 'custom', path: [at, 'name'], message: 'Please name each pitch once.' });
      if (pitch.id && earlier.some((each) => each.id === pitch.id))
        addIssue({ code: 'custom', path: [at, 'id'], message: 'Please send each pitch once.' });
      const placed = earlier.flatMap(({ households }) => households ?? []);
      if (pitch.households?.some((each, place, own) => own.indexOf(each) < place || placed.includes(each)))
        addIssue({
          code: 'custom',
          path: [at, 'households'],
          message: 'Please put each household on one pitch.',
        });
    }
  });

const status = z.enum(bookingStatuses, 'Please choose to book, asked, booked or not needed.');

/** What the form of a booking has a field for. */
export const bookingFields = z.object({
  status,
  household_id: id.nullish(),
  reference: optionalText(80),
  check_in: optionalTime,
  check_out: optionalTime,
  cents: amount.nullish(),
  deposit_cents: amount.nullish(),
  deposit_paid: z.boolean('This must be true or false.').nullish(),
  pay_by: optionalDay,
  cancel_until: optionalDay,
  people: count(1),
  cars: count(0),
  notes: optionalText(500),
});

/** What the form of a booking has a field for on a trip with several stops. */
export const stopBookingFields = bookingFields.extend({
  /** The first stop when left out. */
  stop_id: id.nullish(),
});

export const newBooking = stopBookingFields.extend({ pitches: pitches.nullish() });

/** A field that is left out keeps its value, and a pitch that is sent with its id its households. */
export const bookingChange = newBooking.partial().extend({
  version: z.int('Please send the version that you changed.'),
});

export const pitchPlace = z.object({ on: z.boolean('This must be true or false.') });

export const pitchSuggestion = z.object({ apply: z.boolean('This must be true or false.').nullish() });

export type Booking = z.output<typeof booking>;
export type Pitch = Booking['pitches'][number];
export type Bookings = z.output<typeof bookings>;
export type BookingFields = z.output<typeof bookingFields>;
export type NewBooking = z.output<typeof newBooking>;
export type NewPitch = z.output<typeof newPitch>;
export type BookingChange = z.output<typeof bookingChange>;

/** The dates are those of the booking's stop. */
interface BookedStay extends TripDates {
  /** 1 for the first. */
  number?: number;
}

type Checked = Pick<Booking, 'check_in' | 'check_out' | 'cents' | 'deposit_cents' | 'pay_by'>;

/** A pay-by date that was saved earlier is accepted, because the trip's dates may have changed since. */
export function bookingProblems(
  { check_in, check_out, cents, deposit_cents, pay_by }: Checked,
  { start_date, end_date, number = 1 }: BookedStay,
  before: Pick<Booking, 'pay_by'> | null = null,
): FieldErrors {
  const fields: FieldErrors = {};
  if (pay_by && pay_by > start_date && pay_by !== before?.pay_by)
    fields.pay_by = `Please choose a day up to ${formatDay(start_date)}, when ${number > 1 ? 'you arrive there' : 'the trip begins'}.`;
  if (start_date === end_date && check_in && check_out && check_out < check_in)
    fields.check_out = 'Please check out later than you check in.';
  if (cents !== null && deposit_cents !== null && deposit_cents > cents)
    fields.deposit_cents = 'The deposit can’t be more than the price.';
  return fields;
}
