import { z } from 'zod';
import { id, text } from '@/lib/fields';
import { packingGroups, packingMarks, packingSources } from './kinds';

const mark = z.enum(packingMarks, 'Please choose “forgot” or “not needed”.');

const packingItem = z.object({
  id,
  name: z.string(),
  quantity: z.int(),
  /** What it is counted in; null for pieces. */
  unit: z.literal('L').nullable(),
  packed: z.boolean(),
  /** What was said of it after the trip. */
  mark: mark.nullable(),
  from: z.enum(packingSources),
  /** Among what it is shown. */
  group: z.enum(packingGroups),
  /** What was said of it on an earlier trip, where that is why it is on this list or off it. */
  last_time: mark.nullable(),
});

export const packingList = z.object({
  items: z.array(packingItem),
  /** What is off this trip's list and can come back. */
  left_out: z.array(packingItem),
});

export const packingName = z.object({ name: text(80, 'Please type what to pack.') });

/** What is left out stays as it was. */
export const packingChange = z.object({
  packed: z.boolean('This must be true or false.').optional(),
  mark: mark.nullable().optional(),
  /** Off this trip's list, or back on it. */
  left_out: z.boolean('This must be true or false.').optional(),
});

export const onePackingItem = z.object({ item: packingItem });

export type PackingItem = z.output<typeof packingItem>;
export type PackingList = z.output<typeof packingList>;
export type PackingChange = z.output<typeof packingChange>;
