import { z } from 'zod';
import { id, text } from '@/lib/fields';
import { packingGroups, packingMarks, packingSources } from './kinds';

const mark = z.enum(packingMarks, 'Please choose “forgot” or “not needed”.');

const packingItem = z.object({
  id,
  name: z.string(),
  quantity: z.int(),
  /** The unit of the quantity; null for pieces. */
  unit: z.literal('L').nullable(),
  packed: z.boolean(),
  /** The mark that the household gave the item after the trip. */
  mark: mark.nullable(),
  from: z.enum(packingSources),
  /** The group in which the item is shown. */
  group: z.enum(packingGroups),
  /**
   * The item's mark on an earlier trip, if the mark is the reason that it is on or off this list.
   */
  last_time: mark.nullable(),
});

export const packingList = z.object({
  items: z.array(packingItem),
  /** Items that are left out of this trip's list and can be restored. */
  left_out: z.array(packingItem),
});

export const packingName = z.object({ name: text(80, 'Please type what to pack.') });

/** A field that is left out keeps its value. */
export const packingChange = z.object({
  packed: z.boolean('This must be true or false.').optional(),
  mark: mark.nullable().optional(),
  /** True leaves the item out of this trip's list, false restores it. */
  left_out: z.boolean('This must be true or false.').optional(),
});

export const onePackingItem = z.object({ item: packingItem });

export type PackingItem = z.output<typeof packingItem>;
export type PackingList = z.output<typeof packingList>;
export type PackingChange = z.output<typeof packingChange>;
