import { z } from 'zod';
import { id, optionalText } from '@/lib/fields';
import { car } from '@/lib/household/rides/schema';

const who = { person_id: id, name: z.string() };
const vehicle = { ride_id: id, name: z.string() };

/**
 * Every car of the households that are going, with its people and tow, and the people and trailers
 * without a car.
 */
export const seats = z.object({
  cars: z.array(
    z.object({
      ...vehicle,
      household_id: id,
      drivetrain: car.shape.drivetrain,
      seats: z.int(),
      can_tow: z.boolean(),
      /**
       * True when the car takes people and tows, because it reaches the site and has an adult to
       * drive it.
       */
      counts: z.boolean(),
      why_not: z.enum(['access', 'driver']).nullable(),
      /**
       * True when an organiser counts the car although, as far as we know, it can't reach the site.
       */
      anyway: z.boolean(),
      /** Where the car parks if it can't reach the site. */
      parks_at: z.string().nullable(),
      /** The car's place in the convoy: first, or last. Null for any other car. */
      convoy: z.enum(['lead', 'tail']).nullable(),
      /** The driver first. */
      passengers: z.array(z.object(who)),
      /** The ids of the vehicles that the car tows: none or one. */
      tows: z.array(id),
    }),
  ),
  /** The free seats in the cars that count. */
  free_seats: z.int().min(0),
  /** The people who aren't in a car that counts. */
  unseated: z.array(z.object({ ...who, household_id: id })),
  untowed: z.array(z.object({ ...vehicle, household_id: id })),
});

/** A person's new seat; null takes the seat away. */
export const seatChange = z.object({ person_id: id, ride_id: id.nullable() });
export const towChange = z.object({ ride_id: id, car_id: id.nullable() });

/** What organisers say about a car. A field that is left out keeps its value. */
export const carChange = z.object({
  anyway: z.boolean('This must be true or false.').optional(),
  parks_at: optionalText(120),
});

const carOrNone = z
  .union([z.literal(''), id], 'This is not an id.')
  .nullable()
  .transform((value) => value || null);

/** Which car leads the convoy and which comes last; '' and null for none. */
export const convoyChange = z
  .object({ lead: carOrNone, tail: carOrNone })
  .refine(({ lead, tail }) => lead === null || lead !== tail, {
    path: ['tail'],
    message: 'Please choose another car: that one leads.',
  });

export const suggestionRequest = z.object({
  /** True saves the suggestion; otherwise it is only returned. */
  apply: z.boolean('This must be true or false.').nullish(),
});

const MOST = 500;
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'This must be a list.').max(MOST, 'That is too many at once.');

/** Seats and tows to restore, as they were before a suggestion. */
export const seatingChanges = z.object({ seats: list(seatChange), tows: list(towChange) });

export type SeatChange = z.output<typeof seatChange>;
export type TowChange = z.output<typeof towChange>;
export type CarChange = z.output<typeof carChange>;
export type ConvoyChange = z.output<typeof convoyChange>;
export type SeatingChanges = z.output<typeof seatingChanges>;
