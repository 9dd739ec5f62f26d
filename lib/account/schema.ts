import { z } from 'zod';
import { email, id, optionalText } from '../fields';
import { MIN_PASSWORD, TOO_SHORT, TOO_SHORT_TO_RESET } from './password-strength';

const MAX_PASSWORD = 1000;

const passwordText = z
  .string('Please enter a password.')
  .max(MAX_PASSWORD, { error: 'Please use a shorter password.', abort: true })
  .refine((value) => value.isWellFormed(), 'This password has characters that can’t be used.');

/** A text with at least one visible character. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const chosenPassword = (tooShort: string) =>
  passwordText
    .refine(
      // NFKC, the form that is hashed, may merge two characters into one.
      (value) => Array.from(value.normalize('NFKC')).length >= MIN_PASSWORD,
      { error: tooShort, abort: true },
    )
    .refine((value) => seen.test(value), 'Please use more than spaces in your password.');

/** A log-in doesn't check these rules, because it only compares with the stored password. */
export const newPassword = chosenPassword(TOO_SHORT);

export const credentials = z.object({ email, password: passwordText.min(1, 'Please enter a password.') });

export const signupRequest = z.object({
  email,
  password: newPassword,
  /** The form in spec.md sends the e-mail address here. */
  name: optionalText(254),
  /** For people who came from an invitation: the page on this site that opens after confirming. */
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
  /** Selects the sign-up when several people have claimed the address. */
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
