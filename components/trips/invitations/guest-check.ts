import { z } from 'zod';
import { guestAnswer } from '@/lib/trips/invitations/schema';
import { answerOf, type GuestTyped } from './guest-party';

/** Each field of the guest's form has its place in the answer, so what is wrong with one is said at the other. */
export const guestCheck = z.transform((typed: GuestTyped) => answerOf(typed)).pipe(guestAnswer);
