import { z } from 'zod';
import { day, optionalText } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { trip } from '../schema';
import { checkSite, MAX_NAME, siteFields } from '../site/site-choice';

type Site = z.output<z.ZodObject<typeof siteFields>>;

/** True when the request contains a site. Otherwise the copy goes to the first trip's site. */
export const choosesOtherSite = ({ location_id, ai_suggestion, location_name, location_url }: Site) =>
  Boolean(location_id || ai_suggestion || location_name || location_url);

/**
 * A request to copy a trip to new dates. Without a name or site in the request, the copy gets the
 * first trip's.
 */
export const tripCopy = z
  .object({ tripName: optionalText(MAX_NAME), ...siteFields, start_date: day, end_date: day })
  .superRefine(checkDates(true))
  .superRefine((copy, context) => {
    if (choosesOtherSite(copy)) checkSite(copy, context);
  });

export const copiedTrip = z.object({
  trip,
  /** The people who could be invited to the copy. Nobody has been invited yet. */
  invitees: z.array(
    z.object({
      /** The person's name; null when they have never given one. */
      name: z.string().nullable(),
      /** The person's email address; null unless the viewer organises the first trip. */
      email: z.string().nullable(),
    }),
  ),
});

export type TripCopy = z.output<typeof tripCopy>;
export type CopiedTrip = z.output<typeof copiedTrip>;
export type FormerInvitee = CopiedTrip['invitees'][number];
