import { z } from 'zod';
import { id, optionalText } from '@/lib/fields';
import { car } from '@/lib/household/ride-schema';

const who = { person_id: id, name: z.string() };
const vehicle = { ride_id: id, name: z.string() };

/** Every car of those going with who is in it and what it tows, and whoever and whatever has no car yet. */
export const seats = z.object({
  cars: z.array(
    z.object({
      ...vehicle,
      household_id: id,
      drivetrain: car.shape.drivetrain,
      seats: z.int(),
      can_tow: z.boolean(),
      /** Whether it takes people and tows: it reaches the site and has an adult to drive it. */
      counts: z.boolean(),
      why_not: z.enum(['access', 'driver']).nullable(),
      /** Whether an organiser counts the car although, by all we know, it can't reach the site. */
      anyway: z.boolean(),
      /** Where the car parks if it can't reach the site. */
      parks_at: z.string().nullable(),
      /** Whether it leads the convoy or comes last in it. */
      convoy: z.enum(['lead', 'tail']).nullable(),
      /** The driver first. */
      passengers: z.array(z.object(who)),
      /** The ids of what it tows: none or one. */
      tows: z.array(id),
    }),
  ),
  /** In the cars that count. */
  free_seats: z.int().min(0),
  /** Everybody who isn't in a car that counts. */
  unseated: z.array(z.object({ ...who, household_id: id })),
  untowed: z.array(z.object({ ...vehicle, household_id: id })),
});

/** Null for no car. */
export const seatChange = z.object({ person_id: id, ride_id: id.nullable() });
export const towChange = z.object({ ride_id: id, car_id: id.nullable() });

/** What organisers say of a car; what is left out stays. */
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
  /** Saved, and not only shown. */
  apply: z.boolean('This must be true or false.').nullish(),
});

const MOST = 500;
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'This must be a list.').max(MOST, 'That is too many at once.');

/** Seats and tows to give back, as they were before a suggestion. */
export const seatingChanges = z.object({ seats: list(seatChange), tows: list(towChange) });

export type SeatChange = z.output<typeof seatChange>;
export type TowChange = z.output<typeof towChange>;
export type CarChange = z.output<typeof carChange>;
export type ConvoyChange = z.output<typeof convoyChange>;
export type SeatingChanges = z.output<typeof seatingChanges>;
