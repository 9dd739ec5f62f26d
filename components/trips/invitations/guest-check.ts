import { z } from 'zod';
import { guestAnswer } from '@/lib/trips/invitations/schema';
import { answerOf, type GuestTyped } from './guest-party';

/** The form and the request have the same field names, so each error shows at its field. */
export const guestCheck = z
  .transform((typed: GuestTyped): z.input<typeof guestAnswer> => answerOf(typed))
  .pipe(guestAnswer);
