import { z } from 'zod';
import { id, text } from '@/lib/fields';
import { packingGroups, packingMarks, packingSources } from './packing-options';

const mark = z.enum(packingMarks, 'Please choose “forgot” or “not needed”.');

const packingItem = z.object({
  id,
  name: z.string(),
  quantity: z.int(),
  unit: z.literal('L').nullable(),
  packed: z.boolean(),
  mark: mark.nullable(),
  from: z.enum(packingSources),
  group: z.enum(packingGroups),
  /** The mark on an earlier trip, if it is why the item is on the list or was left out. */
  last_time: mark.nullable(),
});

export const packingList = z.object({
  items: z.array(packingItem),
  left_out: z.array(packingItem),
});

export const packingName = z.object({ name: text(80, 'Please type what to pack.') });

export const packingChange = z.object({
  packed: z.boolean('This must be true or false.').optional(),
  mark: mark.nullable().optional(),
  left_out: z.boolean('This must be true or false.').optional(),
});

export const onePackingItem = z.object({ item: packingItem });

export type PackingItem = z.output<typeof packingItem>;
export type PackingList = z.output<typeof packingList>;
export type PackingChange = z.output<typeof packingChange>;
