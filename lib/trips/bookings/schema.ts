import { z } from 'zod';
import { day, id, optionalDay, optionalText, optionalTime, text } from '@/lib/fields';
import { amount } from '../costs/schema';
import { bookingStatuses } from './statuses';

const booking = z.object({
  id,
  /** Version of the booking, which increases with each change. */
  version: z.int(),
  status: z.enum(bookingStatuses),
  /** Day on which the booking got its status. */
  status_on: day,
  /**
   * Id of the household that books; null while nobody is named. It stays here when the household
   * answers that it isn't going, as long as it is on the trip.
   */
  household_id: id.nullable(),
  /** Id of the household that added the booking; null when it has left the trip. */
  by: id.nullable(),
  /**
   * The site's reference number. Null for readers who are neither going nor allowed to change the
   * booking. The same readers get null for the amounts and the notes.
   */
  reference: z.string().nullable(),
  /** Earliest time to check in, "HH:MM" in the site's time zone. */
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  cents: z.int().nullable(),
  deposit_cents: z.int().nullable(),
  deposit_paid: z.boolean().nullable(),
  pay_by: day.nullable(),
  cancel_until: day.nullable(),
  /** Number of people that the booking covers; `cars` is the number of cars. */
  people: z.int().nullable(),
  cars: z.int().nullable(),
  notes: z.string().nullable(),
  /** Id of the expense that was made from the booking's price; null without one. */
  expense_id: id.nullable(),
  /** Amount of this expense. It differs from the booking's price when one of them was changed. */
  expense_cents: z.int().nullable(),
  /**
   * Pitches in the order in which they lie at the site: neighbours in the list are neighbours at
   * the site.
   */
  pitches: z.array(
    z.object({
      id,
      name: z.string(),
      /** The largest number of people on the pitch; null when unknown. */
      max_people: z.int().nullable(),
      max_cars: z.int().nullable(),
      /** Ids of the households on the pitch that are going. */
      households: z.array(id),
    }),
  ),
  may_change: z.boolean(),
});

export const bookings = z.object({ bookings: z.array(booking) });
export const oneBooking = z.object({ booking });

/** The largest number of pitches in a booking, which is more than any group books at once. */
const MOST_PITCHES = 60;
const MOST_PLACED = 300;
const MOST_COUNTED = 999;

const count = (least: number) =>
  z
    .int('Please enter a whole number.')
    .min(least, `Please enter at least ${least}.`)
    .max(MOST_COUNTED, `Please enter at most ${MOST_COUNTED}.`)
    .nullish();

const newPitch = z.object({
  /** Id of an existing pitch of the booking; absent for a new pitch. */
  id: id.nullish(),
  name: text(40, 'Please name the pitch.'),
  max_people: count(1),
  max_cars: count(0),
  /**
   * Ids of the households on the pitch. When left out, an existing pitch keeps its households. Only
   * organisers and the household that books may place others than their own.
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

export const newBooking = z.object({
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
  pitches: pitches.nullish(),
});

/**
 * A change of a booking. A field that is left out keeps its value. A pitch that is sent with its id
 * keeps its households.
 */
export const bookingChange = newBooking.partial().extend({
  /** Version of the booking on which the caller's change is based. */
  version: z.int('Please send the version that you changed.'),
});

/** True puts a household on a pitch, false takes it off. A request is about one household. */
export const pitchPlace = z.object({ on: z.boolean('This must be true or false.') });

export const pitchSuggestion = z.object({ apply: z.boolean('This must be true or false.').nullish() });

export type Booking = z.output<typeof booking>;
export type Pitch = Booking['pitches'][number];
export type Bookings = z.output<typeof bookings>;
export type NewBooking = z.output<typeof newBooking>;
export type NewPitch = z.output<typeof newPitch>;
export type BookingChange = z.output<typeof bookingChange>;
