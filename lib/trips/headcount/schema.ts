import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { petTypes } from '@/lib/household/crew/crew-options';

const number = z.int().min(0);

const counts = {
  adults: number,
  children: number,
  toddlers: number,
  babies: number,
  /** Sum of the numbers of adults, children, toddlers and babies. */
  people: number,
  /** Number of pets of each kind. Kinds that nobody brings are left out. */
  pets: z.partialRecord(z.enum(petTypes), number),
  cars: number,
  trailers: number,
  boats: number,
  /** Number of seats in the cars. */
  seats: number,
};

export const headcount = z.object({
  total: z.object(counts),
  households: z.array(z.object({ household_id: id, name: z.string(), ...counts })),
  /**
   * Counts of the people who sleep at the site on each night. `night` is the day on which the night
   * begins.
   */
  nights: z.array(z.object({ night: day, ...counts })),
  /** Text that a person can paste into a booking form. */
  text: z.string(),
});

export type Headcount = z.output<typeof headcount>;
export type Counts = Headcount['total'];
