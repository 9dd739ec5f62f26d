import { z } from 'zod';
import { id, optionalText, text } from '@/lib/fields';
import { oneLine } from '@/lib/text';
import { gearCategories } from './categories';

const MAX_SELECTED = 100;

export const gearName = text(80, 'Please choose or type an item.').overwrite(oneLine);

export const newGear = z.object({
  name: gearName,
  shared: z.boolean('Please say whether it is shared.'),
});

export const gearSharing = newGear.pick({ shared: true });

export const gearSelection = z.object({
  selectedGear: z
    .array(newGear, 'Please send a list of gear.')
    .max(MAX_SELECTED, `Please send at most ${MAX_SELECTED} items at once.`),
});

export const gearRemoval = z.object({ gearName });

export const gearQuery = z.object({ query: optionalText() });

export const gearItem = z.object({
  id,
  name: z.string(),
  shared: z.boolean(),
  category: z.enum(gearCategories).nullable(),
});

export const gearList = z.object({ gear: z.array(gearItem) });

/** `id` is the slug of the catalogue's item, or the id of the person's own item. */
export const gearSuggestion = z.object({ id: z.string(), name: z.string() });

export type NewGear = z.output<typeof newGear>;
export type GearItem = z.output<typeof gearItem>;
export type GearList = z.output<typeof gearList>;
export type GearName = z.output<typeof gearSuggestion>;
