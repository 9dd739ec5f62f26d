import { z } from 'zod';
import { id, optionalText } from '@/lib/fields';
import { car } from '@/lib/household/rides/schema';

const who = { person_id: id, name: z.string() };
const vehicle = { ride_id: id, name: z.string() };

export const seats = z.object({
  cars: z.array(
    z.object({
      ...vehicle,
      household_id: id,
      drivetrain: car.shape.drivetrain,
      seats: z.int(),
      can_tow: z.boolean(),
      /** The car reaches the site, and an adult of its household is going. */
      counts: z.boolean(),
      why_not: z.enum(['access', 'driver']).nullable(),
      /** An organiser lets the car count although, as far as the app knows, it can't reach the site. */
      anyway: z.boolean(),
      /** Null when nobody has said. */
      parks_at: z.string().nullable(),
      convoy: z.enum(['lead', 'tail']).nullable(),
      /** The driver first; `leg` is "first" for somebody who rides only to where the car parks. */
      passengers: z.array(z.object({ ...who, leg: z.enum(['all', 'first']) })),
      free: z.int().min(0),
      /** None or one. */
      tows: z.array(id),
    }),
  ),
  /** The same as `free.to_site`. */
  free_seats: z.int().min(0),
  free: z.object({ to_site: z.int().min(0), part_way: z.int().min(0) }),
  unseated: z.array(z.object({ ...who, household_id: id })),
  untowed: z.array(z.object({ ...vehicle, household_id: id })),
});

/**
 * Null takes the seat away, and is kept for a person who would otherwise sit in the household's own car.
 * With the leg "first" the person still needs a seat in a car that gets to the site.
 */
export const seatChange = z.object({
  person_id: id,
  ride_id: id.nullable(),
  leg: z.enum(['all', 'first'], 'This must be all or first.').optional(),
});
export const towChange = z.object({ ride_id: id, car_id: id.nullable() });

export const carChange = z.object({
  anyway: z.boolean('This must be true or false.').optional(),
  parks_at: optionalText(120),
});

const carOrNone = z
  .union([z.literal(''), id], 'This is not an id.')
  .nullable()
  .transform((value) => value || null);

/** '' and null mean that no car does. */
export const convoyChange = z
  .object({ lead: carOrNone, tail: carOrNone })
  .refine(({ lead, tail }) => lead === null || lead !== tail, {
    path: ['tail'],
    message: 'Please choose another car: that one leads.',
  });

export const suggestionRequest = z.object({
  apply: z.boolean('This must be true or false.').nullish(),
  /** When left out, everybody's seats and tows are suggested. */
  household_id: id.nullish(),
});

const MOST = 500;
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'This must be a list.').max(MOST, 'That is too many at once.');

/** What people and trailers had before a suggestion, sent to undo it. */
export const seatingChanges = z.object({ seats: list(seatChange), tows: list(towChange) });

export type SeatChange = z.output<typeof seatChange>;
export type TowChange = z.output<typeof towChange>;
export type CarChange = z.output<typeof carChange>;
export type ConvoyChange = z.output<typeof convoyChange>;
export type SeatingChanges = z.output<typeof seatingChanges>;
