import { z } from 'zod';
import { email, id, text } from '../fields';
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

const apiTokenBrief = { id, name: z.string(), ends_at: z.string() };

const DAYS = 'Please enter 1 to 365 days.';

export const newApiToken = z.object({
  name: text(100, 'Please name the program.'),
  days: z.int(DAYS).min(1, DAYS).max(365, DAYS),
});
export const madeApiToken = z.object({ ...apiTokenBrief, token: z.string() });
export const apiToken = z.object({
  ...apiTokenBrief,
  /** To the hour. */
  last_used_at: z.string().nullable(),
});

export type NewApiToken = z.output<typeof newApiToken>;
export type ApiToken = z.output<typeof apiToken>;
export type SessionInfo = z.output<typeof session>;
export type PasswordChange = z.output<typeof passwordChange>;
