import { z } from 'zod';
import { id, optionalText, text } from '@/lib/fields';
import { oneLine as singleLine } from '@/lib/text';
import { MOST_NEEDED, QUANTITY_WORDS } from './most';

const number = (least: number, words: string) => z.int(words).min(least, words).max(MOST_NEEDED, words);

const lineName = text(80, 'Please say what we need.').overwrite(singleLine);
const needed = number(1, `Please enter a whole number from 1 to ${MOST_NEEDED}.`);

export const newLine = z.object({ name: lineName, needed });

/** For a line made by a rule, null restores the rule's own name or number. */
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

const gearLine = z.object({
  id,
  name: z.string(),
  needed: count,
  offered: count,
  /** At least one of `gap` and `surplus` is 0. */
  gap: count,
  surplus: count,
  why: z.string(),
  from: z.enum(['rule', 'added']),
  /** Null for a line that somebody added. */
  rule: z.string().nullable(),
  /** The rule's own values, even when an organiser has changed them. */
  by_rule: z.object({ name: z.string(), needed: count }).nullable(),
  unit: z.literal('L').nullable(),
  struck: z.boolean(),
  by: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      quantity: z.int().min(1),
      /** False when the quantity comes from the household's shared gear. */
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
