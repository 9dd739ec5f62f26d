import { z } from 'zod';
import { id, optionalText, text } from '@/lib/fields';
import { MOST_NEEDED, QUANTITY_WORDS } from './most';

const number = (least: number, words: string) => z.int(words).min(least, words).max(MOST_NEEDED, words);

const lineName = text(80, 'Please say what we need.');
const needed = number(1, `Please enter a whole number from 1 to ${MOST_NEEDED}.`);

export const newLine = z.object({ name: lineName, needed });

/** What is left out stays as it was; null gives a rule's line back the rule's own name and number. */
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

/** Something that a trip needs, and who brings it. */
const gearLine = z.object({
  id,
  name: z.string(),
  needed: count,
  offered: count,
  /** How many are missing, and how many there are to spare: one of the two is 0. */
  gap: count,
  surplus: count,
  why: z.string(),
  from: z.enum(['rule', 'added']),
  /** The rule's key; null for what somebody has added. */
  rule: z.string().nullable(),
  /** What the rule says, whatever the organisers have said; null likewise. */
  by_rule: z.object({ name: z.string(), needed: count }).nullable(),
  /** What it is counted in; null for pieces. */
  unit: z.literal('L').nullable(),
  /** Not needed on this trip, an organiser says. */
  struck: z.boolean(),
  by: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      quantity: z.int().min(1),
      /** Whether they said so for this trip, and don't merely share it. */
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
