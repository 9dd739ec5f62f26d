import { z } from 'zod';
import { day, id } from '@/lib/fields';
import { petTypes } from '@/lib/household/crew-kinds';

const number = z.int().min(0);

const counts = {
  adults: number,
  children: number,
  toddlers: number,
  babies: number,
  /** All of these together. */
  people: number,
  /** By kind; a kind that nobody brings is left out. */
  pets: z.partialRecord(z.enum(petTypes), number),
  cars: number,
  trailers: number,
  boats: number,
  /** In the cars. */
  seats: number,
};

export const headcount = z.object({
  total: z.object(counts),
  households: z.array(z.object({ household_id: id, name: z.string(), ...counts })),
  /** Those who sleep there, by the day on which a night begins. */
  nights: z.array(z.object({ night: day, ...counts })),
  /** What one pastes into a booking. */
  text: z.string(),
});

export type Headcount = z.output<typeof headcount>;
export type Counts = Headcount['total'];
