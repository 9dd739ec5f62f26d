import { z } from 'zod';
import { email, id, optionalText } from '../fields';
import { MIN_PASSWORD, TOO_SHORT, TOO_SHORT_TO_RESET } from './password-strength';

const MAX_PASSWORD = 1000;

const passwordText = z
  .string('Please enter a password.')
  .max(MAX_PASSWORD, { error: 'Please use a shorter password.', abort: true })
  .refine((value) => value.isWellFormed(), 'This password holds characters that cannot be used.');

/** At least one character that is more than a blank, however it is written. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const chosenPassword = (tooShort: string) =>
  passwordText
    .refine(
      // As it is hashed: some characters are one in another form.
      (value) => Array.from(value.normalize('NFKC')).length >= MIN_PASSWORD,
      { error: tooShort, abort: true },
    )
    .refine((value) => seen.test(value), 'Please use more than spaces in your password.');

/** What a password must be when it is chosen; a stored one is only ever compared. */
export const newPassword = chosenPassword(TOO_SHORT);

export const credentials = z.object({ email, password: passwordText.min(1, 'Please enter a password.') });

export const signupRequest = z.object({
  email,
  password: newPassword,
  /** spec.md sends the e-mail here; it is kept until the profile gives a name. */
  name: optionalText(254),
  /** Where the mail's link leads on to, on this site; for people who come from an invitation. */
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
  /** Of the link that no longer works: tells which sign-up is meant, where the address has several. */
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
