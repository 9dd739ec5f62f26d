import { z } from 'zod';
import { email, id } from '../fields';
import { newPassword } from './schema';

/** The password again, for what cannot be taken back; left out by those who sign in with Google. */
const proof = z.string('Please enter your password.').max(1000, 'That is not your password.').nullish();

export const passwordChange = z.object({ current_password: proof, password: newPassword });

export const emailChange = z.object({ email, password: proof });

export const proven = z.object({ password: proof });

export const session = z.object({
  id,
  /** In a person's words: "Chrome on Android". */
  browser: z.string(),
  address: z.string().nullable(),
  /** When it was logged in, ISO 8601. */
  created_at: z.string(),
  current: z.boolean(),
});

export type SessionInfo = z.output<typeof session>;
export type PasswordChange = z.output<typeof passwordChange>;
