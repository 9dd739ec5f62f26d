import { z } from 'zod';
import { optionalText } from '@/lib/fields';
import { amount } from '../costs/schema';

const cents = z.int().min(0);

export const estimate = z.object({
  low_cents: cents,
  high_cents: cents,
  lines: z.array(z.object({ what: z.string(), low_cents: cents, high_cents: cents, guess: z.boolean() })),
  /** What an organiser says to whoever drops out; null when nobody has said. */
  drop_out: z.string().nullable(),
  adults: z.int(),
  children: z.int(),
  nights: z.int(),
  /** False when nobody knows who would come: the sums are then those of one adult. */
  known: z.boolean(),
});

export const estimateAnswer = z.object({ estimate: estimate.nullable() });

export const estimateChange = z.object({
  guess_cents: amount.nullable(),
  drop_out: optionalText(200).unwrap(),
});

export type Estimate = z.output<typeof estimate>;
export type EstimateChange = z.output<typeof estimateChange>;
