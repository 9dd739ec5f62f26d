import { z } from 'zod';
import { day, optionalText } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { trip } from '../schema';
import { checkSite, MAX_NAME, siteFields } from '../site/site-choice';

type Site = z.output<z.ZodObject<typeof siteFields>>;

/** True when another site than the first trip's is chosen. */
export const choosesOtherSite = ({ location_id, ai_suggestion, location_name, location_url }: Site) =>
  Boolean(location_id || ai_suggestion || location_name || location_url);

/** A copy of a trip. Its dates are new; its name and site are the first trip's when left out. */
export const tripCopy = z
  .object({ tripName: optionalText(MAX_NAME), ...siteFields, start_date: day, end_date: day })
  .superRefine(checkDates(true))
  .superRefine((copy, context) => {
    if (choosesOtherSite(copy)) checkSite(copy, context);
  });

export const copiedTrip = z.object({
  trip,
  /** The people who could be invited again. Nobody has been invited yet. */
  invitees: z.array(
    z.object({
      /** Null for a person who has never given a name. */
      name: z.string().nullable(),
      /** Only for the organiser of the first trip. */
      email: z.string().nullable(),
    }),
  ),
});

export type TripCopy = z.output<typeof tripCopy>;
export type CopiedTrip = z.output<typeof copiedTrip>;
export type FormerInvitee = CopiedTrip['invitees'][number];
