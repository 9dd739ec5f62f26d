import { z } from 'zod';
import { guestAnswer } from '@/lib/trips/invitations/schema';
import { answerOf, type GuestTyped } from './guest-party';

/** Form and answer name their fields alike, so each error shows at its field. */
export const guestCheck = z
  .transform((typed: GuestTyped): z.input<typeof guestAnswer> => answerOf(typed))
  .pipe(guestAnswer);
