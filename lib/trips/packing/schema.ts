import { z } from 'zod';
import { id, text } from '@/lib/fields';
import { packingGroups, packingMarks, packingSources } from './packing-options';

const mark = z.enum(packingMarks, 'Please choose “forgot” or “not needed”.');

const packingItem = z.object({
  id,
  name: z.string(),
  quantity: z.int(),
  /** Unit of the quantity; null when pieces are counted. */
  unit: z.literal('L').nullable(),
  packed: z.boolean(),
  /** The household's mark for this item after the trip ("forgot" or "not needed"); null when it set none. */
  mark: mark.nullable(),
  from: z.enum(packingSources),
  /** Group in which the list shows the item. */
  group: z.enum(packingGroups),
  /**
   * The household's mark for this item on an earlier trip, if this mark is why the item is on the list
   * or was left out; otherwise null.
   */
  last_time: mark.nullable(),
});

export const packingList = z.object({
  items: z.array(packingItem),
  /** Items that were left out of this trip's list. They can be restored. */
  left_out: z.array(packingItem),
});

export const packingName = z.object({ name: text(80, 'Please type what to pack.') });

/** A change of an item. A field that is left out keeps its value. */
export const packingChange = z.object({
  packed: z.boolean('This must be true or false.').optional(),
  mark: mark.nullable().optional(),
  /** True leaves the item out of this trip's list; false restores it. */
  left_out: z.boolean('This must be true or false.').optional(),
});

export const onePackingItem = z.object({ item: packingItem });

export type PackingItem = z.output<typeof packingItem>;
export type PackingList = z.output<typeof packingList>;
export type PackingChange = z.output<typeof packingChange>;
