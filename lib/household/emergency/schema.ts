import { z } from 'zod';
import { id, optionalText } from '@/lib/fields';
import { MAX_CARD_TEXT, MAX_CONTACTS, swimsWords } from './card-limits';

const words = optionalText(MAX_CARD_TEXT);
const said = z.string().nullable();

const swims = z.enum(Object.keys(swimsWords) as (keyof typeof swimsWords)[], 'Please choose one.');

const health = ['allergies', 'conditions', 'medicines', 'note'] as const;

const ofEach = <Value>(value: Value) =>
  Object.fromEntries(health.map((field) => [field, value])) as Record<(typeof health)[number], Value>;

const LISTED = 'This must be a list.';

/** What a call leaves out stays as it is. */
export const cardInput = z.object({
  people: z
    .array(
      z.object({
        crew_id: id,
        ...ofEach(words),
        swims: swims
          .or(z.literal(''))
          .nullish()
          .transform((value) => value || null),
      }),
      LISTED,
    )
    .max(200, 'That is too many at once.')
    .optional(),
  contacts: z
    .array(z.object({ name: words, phone: words, about: words }), LISTED)
    .max(MAX_CONTACTS, `You can name up to ${MAX_CONTACTS} people to ring.`)
    .optional(),
  medicare: words,
  insurance: words,
});

export const cardPerson = z.object({ crew_id: z.string(), ...ofEach(said), swims: swims.nullable() });

export const card = z.object({
  people: z.array(cardPerson),
  contacts: z.array(z.object({ name: said, phone: said, about: said })),
  medicare: said,
  insurance: said,
});

/** Of an account. `keep`: the card stays after the trip. */
export const ownCardInput = cardInput.extend({ keep: z.boolean('This must be true or false.').optional() });
export const ownCard = card.extend({ keep: z.boolean() });

export type CardInput = z.output<typeof cardInput>;
export type Card = z.output<typeof card>;
export type CardPerson = z.output<typeof cardPerson>;
export type OwnCardInput = z.output<typeof ownCardInput>;
export type OwnCard = z.output<typeof ownCard>;
