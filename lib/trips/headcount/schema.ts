import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { petTypes } from '@/lib/household/crew/crew-options';

const number = z.int().min(0);

const counts = {
  adults: number,
  children: number,
  toddlers: number,
  babies: number,
  people: number,
  /** Kinds that nobody brings are left out. */
  pets: z.partialRecord(z.enum(petTypes), number),
  cars: number,
  trailers: number,
  boats: number,
  seats: number,
};

export const headcount = z.object({
  total: z.object(counts),
  households: z.array(z.object({ household_id: id, name: z.string(), ...counts })),
  /** `night` is the day on which the night begins. */
  nights: z.array(z.object({ night: day, ...counts })),
  /** For a booking form. */
  text: z.string(),
});

export type Headcount = z.output<typeof headcount>;
export type Counts = Headcount['total'];
