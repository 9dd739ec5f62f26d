import { z } from 'zod';
import { id, text } from '@/lib/fields';
import { card, cardInput, cardPerson } from '@/lib/household/emergency/schema';
import { MAX_FIRST_AIDERS, MAX_REASON } from './may-open';

const choice = z.boolean('This must be true or false.').optional();

/** What a call leaves out stays as it is. */
export const emergencyChange = cardInput.extend({
  shares: choice,
  keep: choice,
  first_aiders: z
    .array(id, 'This must be a list of households.')
    .max(MAX_FIRST_AIDERS, `A trip has up to ${MAX_FIRST_AIDERS} first-aiders.`)
    .optional(),
  accept: choice,
});

export const emergency = z.object({
  shares: z.boolean(),
  keep: z.boolean(),
  first_aiders: z.array(z.object({ household_id: z.string(), accepted: z.boolean() })),
  households: z.array(z.object({ household_id: z.string(), has_card: z.boolean() })),
  /** Of one's own card and those that one has opened; organisers see all of the trip. */
  openings: z.array(
    z.object({
      household_id: z.string(),
      by: z.string(),
      at: z.string(),
      name: z.string(),
      /** Null but for the card's own household and the one that opened it. */
      reason: z.string().nullable(),
    }),
  ),
});

export const openingInput = z.object({ reason: text(MAX_REASON, 'Please say in a few words why.') });

const shownCard = card.extend({
  people: z.array(cardPerson.extend({ name: z.string(), age: z.string().nullable() })),
});

export const openedCard = z.object({ card: shownCard, shown_until: z.string() });

export const offlineCards = z.object({
  cards: z.array(z.object({ household_id: z.string(), card: shownCard })),
  /** After this moment the device deletes the cards, also without reception. */
  until: z.string(),
  /** For how long an opened card is shown. */
  shown_seconds: z.number(),
});

export type EmergencyChange = z.output<typeof emergencyChange>;
export type Emergency = z.output<typeof emergency>;
export type OfflineCards = z.output<typeof offlineCards>;
export type OpenedCard = z.output<typeof openedCard>;
