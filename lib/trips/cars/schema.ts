import { z } from 'zod';
import { id, optionalText } from '@/lib/fields';
import { car } from '@/lib/household/rides/schema';

const who = { person_id: id, name: z.string() };
const vehicle = { ride_id: id, name: z.string() };

/**
 * The seat plan: all cars of the households that are going, with the people in them and the vehicles
 * that they tow, and the people and trailers without a car.
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
       * True when the car can take people and tow. It then reaches the site, and an adult of its
       * household is going.
       */
      counts: z.boolean(),
      why_not: z.enum(['access', 'driver']).nullable(),
      /**
       * True when an organiser lets the car count although, as far as the app knows, it can't reach
       * the site.
       */
      anyway: z.boolean(),
      /** Where the car parks when it can't reach the site; null when nobody has said. */
      parks_at: z.string().nullable(),
      /** 'lead' for the first car of the convoy, 'tail' for the last; null for any other car. */
      convoy: z.enum(['lead', 'tail']).nullable(),
      /**
       * The people in the car, the driver first. `leg` is "first" for somebody who rides only to the place
       * where the car parks.
       */
      passengers: z.array(z.object({ ...who, leg: z.enum(['all', 'first']) })),
      /** Number of free seats; 0 in a car that takes nobody. */
      free: z.int().min(0),
      /** Ids of the vehicles that the car tows: none or one. */
      tows: z.array(id),
    }),
  ),
  /** Number of free seats in the cars that count; the same as `free.to_site`. */
  free_seats: z.int().min(0),
  /** Free seats in the cars that get all the way, and in those that take people a part of it. */
  free: z.object({ to_site: z.int().min(0), part_way: z.int().min(0) }),
  /** The people who have no seat in a car that counts. */
  unseated: z.array(z.object({ ...who, household_id: id })),
  untowed: z.array(z.object({ ...vehicle, household_id: id })),
});

/**
 * Gives a person a seat in the car `ride_id`. Null takes the seat away, and is kept for a person who
 * would otherwise sit in the household's own car. With the leg "first" the person rides only to the place
 * where the car parks, and still needs a seat in a car that gets there.
 */
export const seatChange = z.object({
  person_id: id,
  ride_id: id.nullable(),
  leg: z.enum(['all', 'first'], 'This must be all or first.').optional(),
});
export const towChange = z.object({ ride_id: id, car_id: id.nullable() });

/** The fields of a car that organisers can change. A field that is left out keeps its value. */
export const carChange = z.object({
  anyway: z.boolean('This must be true or false.').optional(),
  parks_at: optionalText(120),
});

const carOrNone = z
  .union([z.literal(''), id], 'This is not an id.')
  .nullable()
  .transform((value) => value || null);

/** The cars that lead the convoy and come last. '' and null mean that no car does. */
export const convoyChange = z
  .object({ lead: carOrNone, tail: carOrNone })
  .refine(({ lead, tail }) => lead === null || lead !== tail, {
    path: ['tail'],
    message: 'Please choose another car: that one leads.',
  });

export const suggestionRequest = z.object({
  /** True to save the suggestion. Otherwise the suggestion is only returned. */
  apply: z.boolean('This must be true or false.').nullish(),
  /** Id of the only household for which seats and tows are suggested; when left out, everybody's. */
  household_id: id.nullish(),
});

const MOST = 500;
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'This must be a list.').max(MOST, 'That is too many at once.');

/** The seats and tows that people and trailers had before a suggestion. They are sent to undo it. */
export const seatingChanges = z.object({ seats: list(seatChange), tows: list(towChange) });

export type SeatChange = z.output<typeof seatChange>;
export type TowChange = z.output<typeof towChange>;
export type CarChange = z.output<typeof carChange>;
export type ConvoyChange = z.output<typeof convoyChange>;
export type SeatingChanges = z.output<typeof seatingChanges>;
