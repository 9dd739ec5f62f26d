import { z } from 'zod';
import { guestAnswer } from '@/lib/trips/attendance/guest-schema';
import { answerOf, type GuestTyped } from './guest-party';

/**
 * Checks the request; form and request have the same field names, so that each error is shown at
 * its field.
 */
export const guestCheck = z
  .transform((typed: GuestTyped): z.input<typeof guestAnswer> => answerOf(typed))
  .pipe(guestAnswer);
