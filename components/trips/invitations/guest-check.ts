import { z } from 'zod';
import { guestAnswer } from '@/lib/trips/invitations/schema';
import { answerOf, type GuestTyped } from './guest-party';

/**
 * The schema of a guest's form. It checks the request that the form would send. Form and request
 * have the same field names, so that each error is shown at its field.
 */
export const guestCheck = z
  .transform((typed: GuestTyped): z.input<typeof guestAnswer> => answerOf(typed))
  .pipe(guestAnswer);
