import { z } from 'zod';
import { email, id, optionalText } from '../fields';
import { MIN_PASSWORD, TOO_SHORT, TOO_SHORT_TO_RESET } from './password-strength';

const MAX_PASSWORD = 1000;

const passwordText = z
  .string('Please enter a password.')
  .max(MAX_PASSWORD, { error: 'Please use a shorter password.', abort: true })
  .refine((value) => value.isWellFormed(), 'This password has characters that can’t be used.');

/** At least one visible character. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const chosenPassword = (tooShort: string) =>
  passwordText
    .refine(
      // The length counts after NFKC, the form that is hashed, which may merge two characters into
      // one.
      (value) => Array.from(value.normalize('NFKC')).length >= MIN_PASSWORD,
      { error: tooShort, abort: true },
    )
    .refine((value) => seen.test(value), 'Please use more than spaces in your password.');

/** The rules for a new password. A stored password is only compared, so log-in doesn't check them. */
export const newPassword = chosenPassword(TOO_SHORT);

export const credentials = z.object({ email, password: passwordText.min(1, 'Please enter a password.') });

export const signupRequest = z.object({
  email,
  password: newPassword,
  /** spec.md sends the e-mail address here. It is kept until the profile gives a name. */
  name: optionalText(254),
  /** Page on this site to open after confirming, for people who come from an invitation. */
  callbackUrl: optionalText(2000),
});

export const passwordReset = z.object({
  token: z
    .string('Missing or invalid token')
    .min(1, 'Missing or invalid token')
    .max(200, 'Missing or invalid token'),
  password: chosenPassword(TOO_SHORT_TO_RESET),
});

export const emailQuery = z.object({ email });

export const resendRequest = z.object({
  email,
  /** Token of the expired link; selects the sign-up when the address has several. */
  token: optionalText(200),
});

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  profile_id: id.nullable(),
  postcode: z.string().nullable(),
});

export type Credentials = z.output<typeof credentials>;
export type SignupRequest = z.output<typeof signupRequest>;
export type User = z.output<typeof user>;
