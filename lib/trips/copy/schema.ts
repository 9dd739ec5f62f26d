import { z } from 'zod';
import { day, optionalText } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { trip } from '../schema';
import { checkSite, MAX_NAME, siteFields } from '../site-choice';

type Site = z.output<z.ZodObject<typeof siteFields>>;

/** Whether another site is chosen than that of the first trip. */
export const choosesOtherSite = ({ location_id, ai_suggestion, location_name, location_url }: Site) =>
  Boolean(location_id || ai_suggestion || location_name || location_url);

/** A trip like another one: its dates are new, its name and site are the first one's where they are left out. */
export const tripCopy = z
  .object({ tripName: optionalText(MAX_NAME), ...siteFields, start_date: day, end_date: day })
  .superRefine(checkDates(true))
  .superRefine((copy, context) => {
    if (choosesOtherSite(copy)) checkSite(copy, context);
  });

export const copiedTrip = z.object({
  trip,
  /** Whom to ask again; nobody is invited yet. */
  invitees: z.array(
    z.object({
      /** Null for who has never given one. */
      name: z.string().nullable(),
      /** For the organiser of the first trip alone. */
      email: z.string().nullable(),
    }),
  ),
});

export type TripCopy = z.output<typeof tripCopy>;
export type CopiedTrip = z.output<typeof copiedTrip>;
export type FormerInvitee = CopiedTrip['invitees'][number];
