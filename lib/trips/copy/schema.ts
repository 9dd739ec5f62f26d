import { z } from 'zod';
import { day, optionalText } from '@/lib/fields';
import { checkDates } from '../date-rules';
import { trip } from '../schema';
import { checkSite, MAX_NAME, siteFields } from '../site/site-choice';

type Site = z.output<z.ZodObject<typeof siteFields>>;

/** Otherwise the copy goes to the first trip's site. */
export const choosesOtherSite = ({ location_id, ai_suggestion, location_name, location_url }: Site) =>
  Boolean(location_id || ai_suggestion || location_name || location_url);

export const tripCopy = z
  .object({ tripName: optionalText(MAX_NAME), ...siteFields, start_date: day, end_date: day })
  .superRefine(checkDates(true))
  .superRefine((copy, context) => {
    if (choosesOtherSite(copy)) checkSite(copy, context);
  });

export const copiedTrip = z.object({
  trip,
  /** None of them has been invited yet. */
  invitees: z.array(
    z.object({
      name: z.string().nullable(),
      /** Null unless the viewer organises the first trip. */
      email: z.string().nullable(),
    }),
  ),
});

export const takenAlong = z.object({ taken_along: z.boolean('This must be true or false.') });

export type TakenAlong = z.output<typeof takenAlong>;
export type TripCopy = z.output<typeof tripCopy>;
export type CopiedTrip = z.output<typeof copiedTrip>;
export type FormerInvitee = CopiedTrip['invitees'][number];
