import { z } from 'zod';
import { email, id } from '../fields';
import { newPassword } from './schema';

/** Sensitive changes ask for the password again. People who sign in with Google leave it out. */
const proof = z.string('Please enter your password.').max(1000, 'That is not your password.').nullish();

export const passwordChange = z.object({ current_password: proof, password: newPassword });

export const emailChange = z.object({ email, password: proof });

export const proven = z.object({ password: proof });

export const session = z.object({
  id,
  /** Such as "Chrome on Android". */
  browser: z.string(),
  address: z.string().nullable(),
  created_at: z.string(),
  current: z.boolean(),
});

export type SessionInfo = z.output<typeof session>;
export type PasswordChange = z.output<typeof passwordChange>;
