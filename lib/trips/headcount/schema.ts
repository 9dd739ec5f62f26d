import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { petTypes } from '@/lib/household/crew/kinds';

const number = z.int().min(0);

const counts = {
  adults: number,
  children: number,
  toddlers: number,
  babies: number,
  /** The sum of the ages above. */
  people: number,
  /** Pets by kind; a kind that nobody brings is left out. */
  pets: z.partialRecord(z.enum(petTypes), number),
  cars: number,
  trailers: number,
  boats: number,
  /** The number of seats in the cars. */
  seats: number,
};

export const headcount = z.object({
  total: z.object(counts),
  households: z.array(z.object({ household_id: id, name: z.string(), ...counts })),
  /** The counts of those who sleep at the site, by the day on which the night begins. */
  nights: z.array(z.object({ night: day, ...counts })),
  /** The text to paste into a booking form. */
  text: z.string(),
});

export type Headcount = z.output<typeof headcount>;
export type Counts = Headcount['total'];
