import { z } from 'zod';
import { id, optionalText, text } from '@/lib/fields';
import { oneLine as singleLine } from '@/lib/text';
import { MOST_NEEDED, QUANTITY_WORDS } from './most';

const number = (least: number, words: string) => z.int(words).min(least, words).max(MOST_NEEDED, words);

const lineName = text(80, 'Please say what we need.').overwrite(singleLine);
const needed = number(1, `Please enter a whole number from 1 to ${MOST_NEEDED}.`);

export const newLine = z.object({ name: lineName, needed });

/**
 * A change of a line. A field that is left out keeps its value. For a line made by a rule, null
 * restores the rule's own name or number.
 */
export const lineChange = z.object({
  name: optionalText(),
  needed: needed.nullish(),
  struck: z.boolean('This must be true or false.').optional(),
});

export const offer = z.object({
  quantity: number(0, QUANTITY_WORDS),
  household_id: id.nullish(),
});

const count = z.int().min(0);

/** An item that a trip needs, and who brings it. */
const gearLine = z.object({
  id,
  name: z.string(),
  needed: count,
  offered: count,
  /**
   * `gap`: how many pieces are missing. `surplus`: how many are left over. At least one of them is
   * 0.
   */
  gap: count,
  surplus: count,
  why: z.string(),
  from: z.enum(['rule', 'added']),
  /** Key of the rule; null for a line that somebody added. */
  rule: z.string().nullable(),
  /**
   * The rule's own name and number, even when an organiser has changed them; null for a line that
   * somebody added.
   */
  by_rule: z.object({ name: z.string(), needed: count }).nullable(),
  /** Unit of the quantity; null when pieces are counted. */
  unit: z.literal('L').nullable(),
  /** True when an organiser has struck the line, because the trip doesn't need it. */
  struck: z.boolean(),
  by: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      quantity: z.int().min(1),
      /**
       * True when the household has offered this quantity for the trip. False when the quantity comes
       * from its shared gear.
       */
      said: z.boolean(),
    }),
  ),
});

export const gearLines = z.object({ lines: z.array(gearLine) });
export const oneLine = z.object({ line: gearLine });

export type NewLine = z.output<typeof newLine>;
export type LineChange = z.output<typeof lineChange>;
export type Offer = z.output<typeof offer>;
export type GearLine = z.output<typeof gearLine>;
